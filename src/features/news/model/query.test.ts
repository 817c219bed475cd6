import { describe, expect, it } from 'vitest';

import { type CategoryId, type RegionId, categories, combinations } from '../../../config/news';
import { isWithinReach, type NewsQuery, newsQuery } from './query';

const base: NewsQuery = {
  region: 'all',
  category: 'all',
  page: 1,
  limit: 12,
  language: 'en',
  host: 'news.example.com',
  token: 't',
};
const known = 'api.thenewsapi.com';

function searchOf(query: Partial<NewsQuery>): string | null {
  return newsQuery({ ...base, ...query }).get('search');
}

describe('newsQuery, as specified', () => {
  it('sends the specified parameters in order', () => {
    expect(String(newsQuery({ ...base, region: 'haiti', category: 'business', page: 3 }))).toBe(
      'api_token=t&language=en&search=Haiti+OR+Haitian&categories=business&limit=12&page=3',
    );
  });

  it.each<[RegionId, string]>([
    ['all', ''],
    ['united-states', 'United States OR USA OR America'],
    ['haiti', 'Haiti OR Haitian'],
    ['dominican-republic', 'Dominican Republic OR Santo Domingo'],
    ['caribbean', 'Caribbean'],
    ['latin-america', 'Latin America OR South America'],
  ])('asks for %s with %j', (region, search) => {
    expect(searchOf({ region })).toBe(search);
  });

  it('covers every category', () => {
    expect(categories.map((category) => newsQuery({ ...base, category }).get('categories'))).toEqual([
      '',
      'business',
      'politics',
      'economy',
      'markets',
      'technology',
      'society',
    ]);
  });

  it('leaves the token out where there is none', () => {
    expect(newsQuery({ ...base, token: '' }).has('api_token')).toBe(false);
  });
});

describe('newsQuery, dialect of the known host', () => {
  it.each<[CategoryId, string | null, string | null]>([
    ['all', null, 'Haiti | Haitian'],
    ['business', 'business', 'Haiti | Haitian'],
    ['politics', 'politics', 'Haiti | Haitian'],
    ['technology', 'tech', 'Haiti | Haitian'],
    ['economy', null, '(Haiti | Haitian) + (economy | economic | inflation | GDP)'],
    ['markets', null, '(Haiti | Haitian) + (markets | stocks | bonds | investors)'],
    ['society', null, '(Haiti | Haitian) + (society | community | education | culture)'],
  ])('turns %s into category %j and search %j', (category, expectedCategory, search) => {
    const query = newsQuery({ ...base, host: known, region: 'haiti', category });
    expect([query.get('categories'), query.get('search'), query.get('sort')]).toEqual([
      expectedCategory,
      search,
      'published_at',
    ]);
  });

  it('quotes phrases and never uses the word OR', () => {
    expect(searchOf({ host: known, region: 'united-states' })).toBe('"United States" | USA | America');
    for (const combination of combinations)
      expect(searchOf({ ...combination, host: known }) ?? '').not.toMatch(/\b(?:OR|AND)\b/);
  });
});

describe('isWithinReach', () => {
  it('ends where page × limit passes 20,000', () => {
    expect([isWithinReach(1_666, 12), isWithinReach(1_667, 12), isWithinReach(800, 25)]).toEqual([true, false, true]);
  });
});
