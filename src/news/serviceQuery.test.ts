import { describe, expect, it } from 'vitest';
import { categoryIds, selections } from '~/config/news';
import { categories, regions, searchTerms as terms } from '~tests/support/news/search-terms';
import { type ServiceQuery, createServiceQuery } from './serviceQuery';

const base: ServiceQuery = {
  region: 'all',
  category: 'all',
  page: 1,
  host: 'news.example.com',
  token: 't',
};
const theNewsApi = 'api.thenewsapi.com';

function getSearch(query: Partial<ServiceQuery>): string | null {
  return createServiceQuery({ ...base, ...query }, terms).get('search');
}

describe('createServiceQuery, as specified', () => {
  it('sends the specified parameters in order', () => {
    const [, category = 'all'] = categoryIds;
    expect(String(createServiceQuery({ ...base, region: 'haiti', category, page: 3 }, terms))).toBe(
      `api_token=t&language=en&search=Haiti+OR+Haitian&categories=${category}&limit=12&page=3`,
    );
  });

  it.each(regions)('asks for $id with its phrases, joined by OR', ({ id, phrases }) => {
    expect(getSearch({ region: id })).toBe(phrases.join(' OR '));
  });

  it('leaves the token out if it is empty', () => {
    expect(createServiceQuery({ ...base, token: '' }, terms).has('api_token')).toBe(false);
  });
});

describe('createServiceQuery, dialect of TheNewsApi', () => {
  it.each(categories)('asks for $id by its own category, or else by phrases', ({ id, phrases, serviceName }) => {
    const query = createServiceQuery({ ...base, host: theNewsApi, region: 'haiti', category: id }, terms);
    expect([query.get('categories') ?? '', query.get('search'), query.get('sort')]).toEqual([
      serviceName,
      phrases.length === 0 ? 'Haiti | Haitian' : `(Haiti | Haitian) + (${phrases.join(' | ')})`,
      'published_at',
    ]);
  });

  it('quotes phrases and never uses the word OR', () => {
    expect(getSearch({ host: theNewsApi, region: 'united-states' })).toBe('"United States" | USA | America');
    for (const selection of selections)
      expect(getSearch({ ...selection, host: theNewsApi }) ?? '').not.toMatch(/\b(?:OR|AND)\b/);
  });

  it('excludes hosts, and other services are not asked to', () => {
    const excluding = { ...terms, excludedHosts: ['a.example', 'b.example'] };
    const getDomains = (host: string) => createServiceQuery({ ...base, host }, excluding).get('exclude_domains');
    expect([getDomains(theNewsApi), getDomains('news.example')]).toEqual(['a.example,b.example', null]);
    expect(createServiceQuery({ ...base, host: theNewsApi }, terms).has('exclude_domains')).toBe(false);
  });
});
