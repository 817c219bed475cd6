import { expect, test } from 'vitest';
import { typeset } from './text-filler';

test('names stay on one line, and French marks keep their spaces', () => {
  expect(typeset('In New York: Port-au-Prince', 'en', ['New York', 'Port-au-Prince'])).toBe(
    'In New\u00A0York: Port-\u2060au-\u2060Prince',
  );
  expect(typeset('+2.3%, 4 %', 'fr', [])).toBe('+2,3\u00A0%, 4\u00A0%');
  expect(typeset('Quoi ? « Oui » ; non : si !', 'fr', [])).toBe(
    'Quoi\u202F? «\u00A0Oui\u00A0»\u202F; non\u00A0: si\u202F!',
  );
});
