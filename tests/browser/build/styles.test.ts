import { expect, test } from 'vitest';
import { openPage } from '../../support/browser';
import { answerPictures } from '../../support/browser-launch';
import { untilReady } from '../../support/pages';

test.for(['/', '/contact'])(
  '%s keeps the rules it was prerendered with: emotion knows them by name',
  async (path, context) => {
    const { page } = await openPage(context, { path, foreign: answerPictures });
    await page.keyboard.press('Shift');
    await untilReady(page);
    const selectors = (elements: string) =>
      page
        .locator(elements)
        .evaluateAll((styles) =>
          styles.flatMap((style) =>
            [...((style instanceof HTMLStyleElement && style.sheet?.cssRules) || [])].flatMap((rule) =>
              rule instanceof CSSStyleRule && rule.selectorText.includes('.css-') ? [rule.selectorText] : [],
            ),
          ),
        );
    const prerendered = new Set(await selectors('style:not([data-emotion])'));
    expect(prerendered.size).toBeGreaterThan(10);
    expect((await selectors('style[data-emotion]')).filter((selector) => prerendered.has(selector))).toEqual([]);
  },
);
