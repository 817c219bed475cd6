import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { notistackStyles } from './notistackStyles';

test('the committed styles are those that notistack inserts', () => {
  // The copy of goober that the library uses, because another copy has none of its rules.
  const requireBesideLibrary = createRequire(createRequire(import.meta.url).resolve('notistack'));
  requireBesideLibrary('notistack');
  const { extractCss }: { readonly extractCss: () => string } = requireBesideLibrary('goober');
  expect(notistackStyles).toBe(extractCss());
});
