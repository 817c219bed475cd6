import { expect, inject, test } from 'vitest';
import { Visitor } from '~tests/support/engines/visitor';
import { startWebKit } from '~tests/support/engines/webkit';
import { builtPages } from '~tests/support/pages';
import { testFlows } from './flows';

testFlows('webkit');

const path = inject('browsers').webkit ?? '';

test.skipIf(path === '')('on a phone with text at 200 %, no page scrolls sideways', async () => {
  const visitor = new Visitor(await startWebKit(path, { hasLargeText: true }), inject('siteUrl'));
  try {
    await visitor.browser.resize(390, 800);
    const wide: string[] = [];
    // French has the longest words.
    for (const page of builtPages.filter(({ language }) => language === 'fr')) {
      await visitor.openReady(page.path);
      const isWide = await visitor.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      if (isWide) wide.push(page.path);
    }
    expect(wide).toEqual([]);
    const sizes = await visitor.evaluate(() => [innerWidth, getComputedStyle(document.documentElement).fontSize]);
    expect(sizes).toEqual([390, '32px']);
  } finally {
    await visitor.browser.close();
  }
});
