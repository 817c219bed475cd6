import { expect, inject, test } from 'vitest';
import { findBrokenWords } from '~tests/browser/accessibility/reading';
import { Visitor } from '~tests/support/engines/visitor';
import { startWebKit } from '~tests/support/engines/webkit';
import { builtPages } from '~tests/support/pages';
import { testFlows } from './flows';

testFlows('webkit');

const path = inject('browsers').webkit ?? '';

test.skipIf(path === '')('on a phone with text at 200 %, no word of a heading is broken', async () => {
  const visitor = new Visitor(await startWebKit(path, { hasLargeText: true }), inject('siteUrl'));
  try {
    await visitor.browser.resize(390, 800);
    const broken: string[] = [];
    for (const page of builtPages) {
      await visitor.openReady(page.path);
      const words = await visitor.evaluate(findBrokenWords, 'h1, h2, h3', 40);
      broken.push(...words.map((word) => `${page.path}: ${word}`));
    }
    expect(broken).toEqual([]);
    const sizes = await visitor.evaluate(() => [innerWidth, getComputedStyle(document.documentElement).fontSize]);
    expect(sizes).toEqual([390, '32px']);
  } finally {
    await visitor.browser.close();
  }
});
