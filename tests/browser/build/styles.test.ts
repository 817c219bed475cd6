import { expect, test } from 'vitest';
import { openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { untilReady } from '~tests/support/pages';

test.for(['/', '/news'])(
  '%s has every rule it needs as it is taken over: emotion inserts none',
  async (path, context) => {
    const { page } = await openPage(context, { path, foreign: answerPictures });
    await page.keyboard.press('Shift');
    await untilReady(page);
    // A styled component around another inserts rules of its own too, which no element bears: they restyle nothing.
    const inserted = await page.locator('style[data-emotion]').evaluateAll((styles) =>
      styles
        .flatMap((style) => (style instanceof HTMLStyleElement ? [...(style.sheet?.cssRules ?? [])] : []))
        .map(({ cssText }) => cssText)
        .filter((rule) => [...rule.matchAll(/\.css-\w+/g)].some(([name]) => document.querySelector(name))),
    );
    expect(inserted).toEqual([]);
  },
);
