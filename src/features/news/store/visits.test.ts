import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultChoice } from '../model/filters';
import type { Listing } from './listing';
import { createVisits, type Visits } from './visits';

function listing(count: number, choice: Partial<Listing> = {}): Listing {
  const articles = Array.from({ length: count }, (_, index) => ({
    url: `https://news.example/${index}`,
    title: `Title ${index}`,
    description: '',
    imageUrl: null,
    source: 'news.example',
    categories: [],
    publishedAt: '2026-01-02T03:04:05Z',
  }));
  return { ...defaultChoice, articles, page: Math.ceil(count / 12), pageSize: 12, found: 1_000, ...choice };
}

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    items,
  };
}

function refuse(): never {
  throw new Error('SecurityError');
}

function visitsOf(storage: ReturnType<typeof memory>, { edition = '1', isReturn = true } = {}): Visits {
  return createVisits({ edition, storage: () => storage, isReturn: () => isReturn });
}

describe('visits', () => {
  it('recall list and place of an entry that shows the same choice', () => {
    const visits = visitsOf(memory());
    const shown = listing(24, { region: 'haiti' });
    visits.keepListing('k1', shown);
    visits.keepPlace('k1', { y: 900, article: { index: 5, top: 120 } });
    visits.keepPlace('unknown', { y: 1, article: null });
    expect(visits.recall('k1', '?region=haiti')).toEqual({
      listing: shown,
      place: { y: 900, article: { index: 5, top: 120 } },
    });
    expect(visits.recall('k1', '')).toBeUndefined();
    expect(visits.recall('unknown', '')).toBeUndefined();
    visits.keepListing('k1', listing(36, { region: 'haiti' }));
    expect(visits.recall('k1', '?region=haiti')?.place?.y).toBe(900);
  });

  it('survive a reload', () => {
    const storage = memory();
    const before = visitsOf(storage);
    before.keepListing('k1', listing(24));
    before.keepListing('k2', listing(12, { region: 'haiti', q: 'énergie', found: null }));
    before.keepPlace('k1', { y: 900, article: null });
    before.save();
    const after = visitsOf(storage);
    expect(after.recall('k1', '')).toEqual({ listing: listing(24), place: { y: 900, article: null } });
    expect(after.recall('k2', '?region=haiti&q=énergie')).toEqual({
      listing: listing(12, { region: 'haiti', q: 'énergie', found: null }),
      place: null,
    });
  });

  it('end with the edition of the snapshots, and with a document that was not come back to', () => {
    const storage = memory();
    const before = visitsOf(storage);
    before.keepListing('k1', listing(24));
    before.save();
    expect(visitsOf(storage, { edition: '2' }).recall('k1', '')).toBeUndefined();
    expect(visitsOf(storage, { isReturn: false }).recall('k1', '')).toBeUndefined();
  });

  it('are bounded: the latest first, and what is cut is asked for again', () => {
    const storage = memory();
    const before = visitsOf(storage);
    for (let index = 0; index < 30; index += 1) before.keepListing(`k${index}`, listing(1));
    before.keepListing('old', listing(24));
    before.keepListing('long', listing(2_400));
    before.save();
    const after = visitsOf(storage);
    const long = after.recall('long', '')?.listing;
    expect(long?.articles).toHaveLength(500);
    expect(long?.page).toBe(41);
    expect(after.recall('old', '')).toBeUndefined();
    expect(before.recall('k0', '')).toBeUndefined();
    expect(before.recall('k29', '')).toBeDefined();
  });

  it('do without a storage', () => {
    const visits = createVisits({ edition: '1', storage: refuse, isReturn: () => true });
    visits.keepListing('k1', listing(12));
    visits.save();
    expect(visits.recall('k1', '')).toBeDefined();
  });

  it('read anything the storage may hold', () => {
    const storage = memory();
    const row = fc.record(
      {
        key: fc.oneof(fc.string(), fc.integer()),
        search: fc.oneof(fc.string(), fc.constant(null)),
        page: fc.oneof(fc.integer(), fc.string()),
        pageSize: fc.integer(),
        found: fc.oneof(fc.integer(), fc.constant(null)),
        articles: fc.oneof(fc.constant([]), fc.array(fc.jsonValue()), fc.jsonValue()),
        place: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    const content = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(row, fc.jsonValue())).map((rows) => JSON.stringify({ edition: '1', visits: rows })),
    );
    fc.assert(
      fc.property(content, (text) => {
        storage.setItem('news-visits', text);
        const visit = visitsOf(storage).recall('default', '');
        expect(visit === undefined || visit.listing.pageSize > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
