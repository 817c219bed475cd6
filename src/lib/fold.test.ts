import { describe, expect, test } from 'vitest';
import { fold } from './fold';

describe('fold', () => {
  test.each([
    ['Haïti', 'haiti'],
    ['HAI\u0308TI', 'haiti'],
    ['República', 'republica'],
    ['Énergie', 'energie'],
    ['cœur', 'coeur'],
    ['ﬁnance', 'finance'],
    ['２０２６', '2026'],
    ['مرحبا', 'مرحبا'],
  ])('%s is looked for as %s', (text, term) => {
    expect(fold(text)).toBe(term);
  });

  test('changes nothing the second time', () => {
    for (const text of ['Œuvre', 'Straße', 'ÅNGSTRÖM', 'İstanbul', 'Łódź']) expect(fold(fold(text))).toBe(fold(text));
  });
});
