import { describe, expect, it } from 'vitest';
import { selections } from '~/config/news';
import { createLiveNewsQuery } from '~/news/liveNewsQuery';
import { searchTerms as terms } from '~tests/support/news/search-terms';
import { relayLimits } from './limits';
import { parseQuery } from './query';

describe('the query of a relay', () => {
  it.each(selections)('is read as it is written: $region, $category', (selection) => {
    for (const page of [1, relayLimits.pagesMax]) {
      const query = { ...selection, page };
      expect(parseQuery(`?${createLiveNewsQuery(query).toString()}`, terms)).toEqual(query);
    }
  });

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
