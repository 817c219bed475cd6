import { expect, test } from 'vitest';
import { fileLabel, typeset } from './text-filler';

test('names stay on one line, and French marks keep their spaces', () => {
  expect(typeset('In New York: Port-au-Prince', 'en', ['New York', 'Port-au-Prince'])).toBe(
    'In New\u00A0York: Port-\u2060au-\u2060Prince',
  );
  expect(typeset('+2.3%, 4 %', 'fr', [])).toBe('+2,3\u00A0%, 4\u00A0%');
  expect(typeset('Quoi ? « Oui » ; non : si !', 'fr', [])).toBe(
    'Quoi\u202F? «\u00A0Oui\u00A0»\u202F; non\u00A0: si\u202F!',
  );
});

test.for([
  ['pdf', 1_234_567, 'en-US', 'PDF, 1.2 MB'],
  ['pdf', 1_234_567, 'fr-HT', 'PDF, 1,2 Mo'],
  ['zip', 12_000_000, 'en-US', 'ZIP, 12 MB'],
  ['csv', 340, 'es-DO', 'CSV, 1 kB'],
  ['xlsx', 999_499, 'en-US', 'XLSX, 999 kB'],
  ['xlsx', 999_500, 'en-US', 'XLSX, 1 MB'],
] as const)('a %s of %i bytes has in %s the label %s', ([ending, size, tag, label]) => {
  expect(fileLabel(ending, size, tag).replaceAll(/\s/g, ' ')).toBe(label);
});
