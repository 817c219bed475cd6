import { describe, expect, it } from 'vitest';
import { selections } from '~/config/news';
import { liveNewsQuery } from '~/shared/news/liveNewsQuery';
import { searchTerms as terms } from '~tests/support/news/search-terms';
import { parseQuery } from './query';

describe('the query of a relay', () => {
  it.each(selections.map((selection, index) => ({ ...selection, page: index + 1 })))(
    'is read as it is written: $region, $category, $page',
    (query) => expect(parseQuery(`?${liveNewsQuery(query).toString()}`, terms, selections.length)).toEqual(query),
  );

  it.each([
    '',
    '?region=all&category=all',
    '?category=all&region=all&page=2',
    '?region=all&category=all&page=2&page=3',
    '?api_token=x&region=all&category=all&page=2',
    '?region=all&category=all&page=0',
    '?region=all&category=all&page=101',
    '?region=%61ll&category=all&page=2',
    '?region=ALL&category=all&page=2',
    '?region=atlantis&category=all&page=2',
    '?region=all&category=__proto__&page=2',
  ])('is none but the ones there are: %s', (search) => expect(parseQuery(search, terms)).toBeNull());
});
