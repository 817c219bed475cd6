import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import composeClasses from '~/theme/composeClasses';
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

function readDocuments(): readonly string[] {
  const directory = inject('directory');
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(directory, file), 'utf8'));
}

test('an element bears the classes of Material UI that rules select by, and no other', () => {
  for (const html of readDocuments()) {
    const [, rules = '', body = ''] = /<style>(.*?)<\/style>(.*)/s.exec(html) ?? [];
    const named = new Set([...rules.matchAll(/\.(Mui[\w-]+)/g)].map(([, name = '']) => name));
    const borne = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(borne.filter((name) => name.startsWith('Mui') && !named.has(name))).toEqual([]);
    const kept = [...named].map((name) => composeClasses({ root: [name] }, (slot) => slot)['root']);
    expect(kept).toEqual([...named]);
  }
});

test('no rule needs color-mix() or decides by :has(), which are newer than the oldest browsers', () => {
  const rules = readDocuments().flatMap((html) => html.split(/[{}]/).filter((text) => /:has\(|color-mix\(/.test(text)));
  // Material UI's field keeps room for a button in it, which none here has.
  expect(rules.filter((rule) => !rule.startsWith('.MuiInputBase-root:has('))).toEqual([]);
});
