import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
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

test('no rule needs color-mix() or decides by :has(), which are newer than the oldest browsers', () => {
  const directory = inject('directory');
  const documents = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const rules = documents.flatMap((file) =>
    readFileSync(join(directory, file), 'utf8')
      .split(/[{}]/)
      .filter((text) => /:has\(|color-mix\(/.test(text)),
  );
  // Material UI's field keeps room for a button in it, which none here has.
  expect(rules.filter((rule) => !rule.startsWith('.MuiInputBase-root:has('))).toEqual([]);
});
