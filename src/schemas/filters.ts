/** What an owner may set in data/filters.json: the regions and categories of the news. */
import * as v from 'valibot';
import type { SearchTerms } from '~/shared/news/searchTerms';
import { uniqueItems } from './settingValues';

const id = v.pipe(
  v.string(),
  v.regex(/^(?!all$)[a-z\d]+(?:-[a-z\d]+)*$/, 'an id is small letters, digits and hyphens, and not "all"'),
  v.description('in addresses and file names, and what the names of the page’s filters stand under'),
);

// The service's operators, and the words that others join phrases by.
const phrase = v.pipe(
  v.string(),
  v.regex(/^(?!.*(?:[+|"()*]|\b(?:OR|AND)\b))\S.*$/, 'a phrase is words, without + | " * ( ), OR and AND'),
);

const phrases = v.pipe(
  v.array(phrase),
  v.minLength(1, 'at least one phrase is needed'),
  v.description('one of which stands in an article'),
);

function withIds<const Entries extends v.ObjectEntries & { readonly id: typeof id }>(entries: Entries) {
  return v.pipe(
    v.array(v.strictObject(entries)),
    v.minLength(1, 'at least one is needed'),
    uniqueItems((item) => String(item.id), 'this id is there twice'),
  );
}

export const filtersSchema = v.strictObject({
  regions: withIds({ id, phrases }),
  categories: withIds({
    id,
    serviceName: v.pipe(
      v.optional(v.pipe(v.string(), v.regex(/^[a-z]*$/, 'a category of the service is small letters')), ''),
      v.description('of the category at the news service; left out where it is the id, or where there are phrases'),
    ),
    phrases: v.pipe(v.optional(v.array(phrase), []), v.description('where the service has no such category')),
  }),
});

/** The search terms with "all" before the owner's, and without the service's name if phrases are searched instead. */
export function toSearchTerms({ regions, categories }: SearchTerms): SearchTerms {
  return {
    regions: [{ id: 'all', phrases: [] }, ...regions],
    categories: [
      { id: 'all', serviceName: '', phrases: [] },
      ...categories.map(({ id, serviceName, phrases }) => ({
        id,
        serviceName: phrases.length > 0 ? '' : serviceName || id,
        phrases,
      })),
    ],
  };
}
