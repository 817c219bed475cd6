import { expect, test } from 'vitest';
import { typeset } from './typeset';

test.for([
  ['on 2 January 2026, the 1er janvier 2026', 'on 2~January 2026, the 1er~janvier 2026'],
  ['January 2, 2026, el 3 de enero', 'January~2, 2026, el 3~de enero'],
  ['PDF, 2,4 MB, 12 %, 20 °C', 'PDF, 2,4~MB, 12~%, 20~°C'],
  ['Art. 6, n.º 12, ISO 9001', 'Art.~6, n.º~12, ISO~9001'],
  ['call +56 32 255 0100', 'call +56~32~255~0100'],
  ['It has 12 companies. Then 3 more', 'It has 12 companies. Then 3 more'],
  ['since 2020. In 1,200 places 97 million people', 'since 2020. In 1,200 places 97 million people'],
] as const)('the numbers of "%s" stay with their words', ([text, joined]) => {
  expect(typeset(text, 'en', []).replaceAll('\u00A0', '~')).toBe(joined);
});

test('names stay on one line, French marks keep their spaces, and no character is invisible', () => {
  expect(typeset('In New York', 'en', ['New York'])).toBe('In New\u00A0York');
  expect(typeset('+2.3%, 4 %', 'fr', [])).toBe('+2,3\u00A0%, 4\u00A0%');
  expect(typeset('Quoi ? « Oui » ; non : si !', 'fr', [])).toBe(
    'Quoi\u202F? «\u00A0Oui\u00A0»\u202F; non\u00A0: si\u202F!',
  );
});
