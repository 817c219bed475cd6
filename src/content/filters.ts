/** The regions and categories of the news, and the excluded hosts: data/filters.json. */
import * as v from 'valibot';
import { isHost } from '~/lib/isHost';
import { nonEmptyArray, array, notTextMessage, strictObject, uniqueItems, matchingTextSchema } from './valueSchemas';

const id = v.pipe(
  v.string(notTextMessage),
  v.regex(/^(?!all$)[a-z\d]+(?:-[a-z\d]+)*$/, 'an id has only small letters, digits and hyphens, and is not "all"'),
);

// A phrase must not contain the operators of the service, nor the words by which other services join phrases.
const phrase = v.pipe(
  v.string(notTextMessage),
  v.regex(/^(?!.*(?:[+|"()*]|\b(?:OR|AND)\b))\S.*$/, 'a phrase is words, without + | " * ( ), OR and AND'),
);

/** The categories that TheNewsApi has, by its documentation. */
const serviceCategories: readonly string[] = [
  'general',
  'science',
  'sports',
  'business',
  'health',
  'entertainment',
  'tech',
  'politics',
  'food',
  'travel',
];

const uniqueIds = <Item extends { readonly id: string }>() =>
  uniqueItems((item: Item) => item.id, 'this id is there twice');

export const filtersSchema = strictObject({
  regions: v.pipe(
    nonEmptyArray(
      strictObject({
        id,
        /** Search phrases: an article of the region contains one of them. */
        phrases: nonEmptyArray(phrase),
      }),
    ),
    uniqueIds(),
  ),
  categories: v.pipe(
    nonEmptyArray(
      v.pipe(
        strictObject({
          id,
          /** Name of the category at the news service; left out if it is the id, or if there are phrases. */
          serviceName: v.optional(v.string(notTextMessage)),
          /** Search phrases, if the service has no such category. */
          phrases: v.optional(array(phrase), []),
        }),
        v.check(
          (category) => category.phrases.length > 0 || serviceCategories.includes(category.serviceName ?? category.id),
          ({ input }) =>
            `the news service has no category "${input.serviceName ?? input.id}": give it phrases, or set its serviceName to one of ${serviceCategories.join(', ')}`,
        ),
      ),
    ),
    uniqueIds(),
  ),
  /** Publishers whose articles the site never shows, with their subdomains. */
  excludedHosts: v.optional(
    array(
      matchingTextSchema(
        'a host such as news.example, in small letters, without https:// and www.',
        (text) => isHost(text) && text.includes('.') && !text.startsWith('www.'),
      ),
    ),
    [],
  ),
});

const idsSchema = v.object({ id: v.string() });

/** `all` first, then the ids of a list that may have errors. Other files have a text for each id. */
export const getFilterIds = (items: unknown): readonly string[] => [
  'all',
  ...(Array.isArray(items) ? items : []).flatMap((item: unknown) => (v.is(idsSchema, item) ? [item.id] : [])),
];
