/**
 * The layout of `data/news` up to revision 1193ec2b: a file for each day of articles, `archive/2026-11-22.json`, each of which
 * names its selections. A build reads it, and the first refresh replaces it by snapshots.
 */
import * as v from 'valibot';
import { newsPageSize } from '~/config/limits';
import { uniqueArticles } from '~/shared/news/article';
import { count, originSchema, pageSize } from '~/shared/news/newsList';
import { fields, valueMessage, plainObject } from '~/shared/schema';
import { combineSelections } from './collection';
import { exactInstant, storedArticleEntries } from './snapshot';

const keysMessage = valueMessage('not a list of keys such as haiti/business');

export const dayArchiveSchema = fields({
  version: v.literal(1, valueMessage('not 1')),
  origin: originSchema,
  articles: uniqueArticles(
    fields({
      ...storedArticleEntries,
      selections: v.pipe(
        v.array(v.string(keysMessage), keysMessage),
        v.transform((keys): readonly string[] => combineSelections(keys)),
      ),
    }),
  ),
});

/** Total and page size of a selection. */
const factsSchema = v.pipe(
  fields({ found: v.optional(count, 0), limit: v.optional(pageSize, newsPageSize) }),
  v.transform(({ found, limit }) => ({ total: found, pageSize: limit, pagesRead: 0 })),
);

/** The index of the older layout. */
export const dayIndexSchema = fields({
  version: v.literal(1, valueMessage('not 1')),
  origin: originSchema,
  changedAt: exactInstant(),
  selections: v.pipe(plainObject, v.record(v.string(), factsSchema)),
});

export type DayIndex = Readonly<v.InferOutput<typeof dayIndexSchema>>;

export function isDayArchive(name: string): boolean {
  return /^archive\/\d{4}-\d\d-\d\d\.json$/.test(name);
}
