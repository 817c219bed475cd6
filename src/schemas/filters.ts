/** What an owner may set in data/filters.json: the regions and categories of the news. */
import * as v from 'valibot';
import { articleAddress } from '~/news/address';
import type { SearchTerms } from '~/news/searchTerms';
import { uniqueItems } from './settingValues';

const id = v.pipe(
  v.string(),
  v.regex(/^(?!all$)[a-z\d]+(?:-[a-z\d]+)*$/, 'an id is small letters, digits and hyphens, and not "all"'),
);

// A phrase must not contain the operators of the service, nor the words by which other services join phrases.
const phrase = v.pipe(
  v.string(),
  v.regex(/^(?!.*(?:[+|"()*]|\b(?:OR|AND)\b))\S.*$/, 'a phrase is words, without + | " * ( ), OR and AND'),
);

const phrases = v.pipe(v.array(phrase), v.minLength(1, 'at least one phrase is needed'));

function withIds<const Entries extends v.ObjectEntries & { readonly id: typeof id }>(entries: Entries) {
  return v.pipe(
    v.array(v.strictObject(entries)),
    v.minLength(1, 'at least one is needed'),
    uniqueItems((item) => String(item.id), 'this id is there twice'),
  );
}

const host = v.pipe(
  v.string(),
  v.regex(
    /^(?!www\.)[a-z\d-]+(?:\.[a-z\d-]+)+$/,
    'a host is such as news.example, in small letters, without https:// and www.',
  ),
);

const address = v.pipe(
  v.string(),
  v.check((text) => articleAddress(text) !== null, 'an address is such as https://news.example/an-article'),
);

const excludedSchema = v.pipe(
  v.optional(
    v.strictObject({
      hosts: v.pipe(v.optional(v.array(host), [])),
      addresses: v.optional(v.array(address), []),
      titleWords: v.pipe(v.optional(v.array(phrase), [])),
    }),
    {},
  ),
);

export const filtersSchema = v.strictObject({
  regions: withIds({ id, phrases }),
  categories: withIds({
    id,
    serviceName: v.pipe(
      v.optional(v.pipe(v.string(), v.regex(/^[a-z]*$/, 'a category of the service is small letters')), ''),
    ),
    phrases: v.pipe(v.optional(v.array(phrase), [])),
  }),
  excluded: excludedSchema,
});

/** The part of data/filters.json that the schemas of other files depend on. */
export const filterIdsSchema = v.object({
  regions: v.array(v.object({ id: v.string() })),
  categories: v.array(v.object({ id: v.string() })),
});

/**
 * Adds "all" before the owner's regions and categories. A category with phrases has no name of the service. Excluded
 * addresses get the form that articles have.
 */
export function toSearchTerms({ excluded, regions, categories }: SearchTerms): SearchTerms {
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
    excluded: { ...excluded, addresses: excluded.addresses.map((text) => articleAddress(text) ?? text) },
  };
}
