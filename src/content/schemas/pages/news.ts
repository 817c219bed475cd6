import * as v from 'valibot';
import { categoryIds } from '~/config/news';
import type { Figure } from '~/content/schemas/facts';
import {
  heading,
  hinted,
  pageMeta,
  pageName,
  paragraph,
  plain,
  plural,
  related,
  sentence,
} from '~/content/schemas/fields';
import { regionIds } from '~generated/news';

/** A name for each id. */
function names(ids: readonly string[]) {
  return v.strictObject(Object.fromEntries(ids.map((id) => [id, sentence()])));
}

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  selectionMeta: hinted(
    v.strictObject({ title: plain('selection'), description: plain('selection') }),
    'Of a page of one selection, given as "Haiti · Business".',
  ),
  hero: v.strictObject({ heading: heading(), lead: paragraph(), contact: sentence(), mailSubject: plain() }),
  filters: v.strictObject({
    regionsLabel: sentence(),
    categoriesLabel: sentence(),
    regions: names(regionIds),
    categories: names(categoryIds),
  }),
  list: v.strictObject({
    label: sentence(),
    loadMore: sentence(),
    loading: sentence(),
    firstLoad: sentence(),
    failed: sentence(),
    retry: sentence(),
    offline: sentence(),
    online: sentence(),
    empty: hinted(sentence(), 'No articles for the selection.'),
    none: hinted(sentence(), 'No articles at all: a first checkout without news.'),
    shown: hinted(plural(), 'Announced: how many articles are shown now.'),
    added: plural(),
    end: sentence(),
    nearest: hinted(sentence(), 'Before links to what has articles, where the selection has no article.'),
    near: hinted(sentence(), 'The same, where the selection has one article or two.'),
    stillShown: hinted(
      sentence('selection'),
      'Over the articles of another selection than the chosen one, given as "Haiti · Business".',
    ),
    olderInFeed: hinted(sentence(), 'Names the feed that goes on where the list ends, for browsers without script.'),
  }),
  freshness: hinted(sentence('date'), 'The quiet line on when the news last changed, given as a formatted date.'),
  stale: hinted(
    sentence('days'),
    'In its place where that is longer ago than the schedule explains; two days or more.',
  ),
  sampleNotice: sentence(),
  languageNotice: hinted(v.optional(sentence()), 'Says that articles are in English, on pages that are not.'),
  markets: v.strictObject({
    heading: heading(),
    note: sentence(),
    up: hinted(sentence(), 'Spoken before a positive figure.'),
  }),
  /** The newest articles of a region, for feed readers. */
  feeds: v.strictObject({
    label: sentence(),
    title: plain('region'),
    formats: v.strictObject({ xml: plain(), json: plain() }),
  }),
  related: related(),
});

type Sentences = v.InferOutput<typeof schema>;

export interface NewsContent extends Sentences {
  readonly markets: Sentences['markets'] & { readonly items: readonly Figure[] };
}
