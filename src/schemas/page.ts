/** What every page has in its file: its name, its head tags, and links to other pages. */
import * as v from 'valibot';
import { builtInPageIds } from '~/content/pageTable';
import { heading, nonEmptyList, plain, sentence, shortName, textUpTo } from './fields';
import { picklist, uniqueItems } from './settingValues';

/** The name of a page in navigation and site map, which other pages show too. */
export const pageName = () =>
  v.strictObject({
    name: shortName(),
    shortName: v.optional(shortName()),
    summary: v.optional(sentence()),
  });
export type PageName = v.InferOutput<ReturnType<typeof pageName>>;

export const pageMeta = () =>
  v.strictObject({
    title: plain(),
    description: textUpTo(300, { isPlain: true }),
    keywords: v.array(plain()),
  });
export type PageMeta = v.InferOutput<ReturnType<typeof pageMeta>>;

export const related = () =>
  v.strictObject({
    heading: heading(),
    links: v.pipe(
      nonEmptyList(
        v.strictObject({
          page: picklist(builtInPageIds),
          text: sentence(),
          title: sentence(),
          priority: picklist(['high', 'medium']),
          context: v.array(plain()),
        }),
      ),
      uniqueItems(({ page }) => page, 'a link leads to this page already'),
    ),
  });
export type RelatedSentences = v.InferOutput<ReturnType<typeof related>>;

/** The file of a page in data/content/<language>. */
export const page = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ page: pageName(), meta: pageMeta(), ...entries });
