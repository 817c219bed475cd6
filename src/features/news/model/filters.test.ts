import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories, regionIds } from '../../../config/news';
import { defaultChoice, isSameChoice, readChoice, searchOf } from './filters';
import { matcher } from './match';

describe('the choice in the address', () => {
  it('leaves out what is the default', () => {
    expect(searchOf(defaultChoice)).toBe('');
    expect(searchOf({ region: 'haiti', category: 'business', q: 'a b&c' })).toBe(
      '?region=haiti&category=business&q=a+b%26c',
    );
  });

  it('falls back to all, silently', () => {
    for (const search of [
      '',
      '?',
      '?region=mars',
      '?region=&category=',
      '?category=Business',
      '?region[]=haiti',
      '?%E0%A4%A',
      '?region=constructor&category=__proto__',
    ]) {
      expect(readChoice(search)).toEqual(defaultChoice);
    }
    expect(readChoice('?region=haiti&category=sports')).toEqual({ ...defaultChoice, region: 'haiti' });
  });

  it('cleans and bounds a query', () => {
    expect(readChoice('?q=%20solar%0A%09power%20').q).toBe('solar power');
    expect([...readChoice(`?q=${'😀'.repeat(500)}`).q]).toHaveLength(120);
  });

  it('comes back as it was written', () => {
    const choice = fc.record({
      region: fc.constantFrom(...regionIds),
      category: fc.constantFrom(...categories),
      q: fc.string({ unit: 'grapheme', maxLength: 60 }),
    });
    fc.assert(
      fc.property(choice, (wanted) => {
        const read = readChoice(searchOf(wanted));
        expect(isSameChoice(readChoice(searchOf(read)), read)).toBe(true);
        expect(read).toMatchObject({ region: wanted.region, category: wanted.category });
      }),
    );
  });

  it('reads anything', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const { q } = readChoice(search);
        expect(q).toBe(q.trim());
      }),
    );
  });
});

describe('a query’s words', () => {
  const article = {
    url: 'https://a.example/1',
    title: 'Haïti: l’énergie',
    description: 'Straße',
    imageUrl: null,
    source: 'Le Nouvelliste',
    categories: [],
    publishedAt: '2026-01-02T03:04:05Z',
  };

  it('are found in title, description and source, whatever case and accents', () => {
    for (const q of ['', '  ', 'HAITI', 'energie haïti', 'nouvelliste', '“haiti”'])
      expect(matcher(q)(article)).toBe(true);
    for (const q of ['haiti business', 'example', '.*']) expect(matcher(q)(article)).toBe(false);
  });
});
