/** The sample articles, which the embedded service serves. */
import { dayMs } from '~/lib/durations';
import type { SearchTerms } from '~/news/searchTerms';
import samples from './samples.json';

/** A record as the service sends it. */
export interface ServiceArticle {
  readonly uuid: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: string;
  readonly snippet: string | null;
  readonly url: string;
  readonly image_url: string | null;
  readonly language: string;
  readonly published_at: string;
  readonly source: string;
  readonly categories: readonly string[];
  readonly locale: string;
}

const toDay = (time: number) => Math.floor(time / dayMs);

/** Moves the dates of articles by whole days, so that all runs of a day serve the same articles. */
function moveByDays(articles: readonly ServiceArticle[], days: number): readonly ServiceArticle[] {
  return articles.map((article) => {
    const movedDate = new Date(Date.parse(article.published_at) + days * dayMs)
      .toISOString()
      .replace(/\.\d+Z$/, '.000000Z');
    return { ...article, published_at: movedDate };
  });
}

/**
 * Copies articles for regions and categories without a sample: the articles of the Caribbean for each such region, and the
 * articles of business for each such category.
 */
function addMissingSelections(
  articles: readonly ServiceArticle[],
  { categories, regions }: SearchTerms,
): readonly ServiceArticle[] {
  const copy = (
    article: ServiceArticle,
    id: string,
    name: string,
    change: Partial<ServiceArticle>,
  ): ServiceArticle => ({
    ...article,
    uuid: `${article.uuid}-${id}`,
    title: article.title?.replace(/^\S/, (first) => `${name}: ${first}`) ?? null,
    url: article.url.replace('.example/', `.example/${id}/`),
    ...change,
  });
  const regionsWithoutSamples = regions.filter(
    ({ id, phrases: [name = ''] }) => id !== 'all' && !articles.some(({ keywords }) => keywords.startsWith(name)),
  );
  const categoriesWithoutSamples = categories.filter(
    ({ id }) => id !== 'all' && !articles.some((article) => article.categories.includes(id)),
  );
  const withRegions = articles.flatMap((article) => {
    const names = article.keywords.startsWith('Caribbean') ? regionsWithoutSamples : [];
    return [article].concat(names.map(({ id, phrases: [name = ''] }) => copy(article, id, name, { keywords: name })));
  });
  return withRegions.flatMap((article) => {
    const names = article.categories[0] === 'business' ? categoriesWithoutSamples : [];
    return [article].concat(names.map(({ id }) => copy(article, id, id, { categories: [id] })));
  });
}

const newestDay = Math.max(...samples.map((article) => toDay(Date.parse(article.published_at))));

/**
 * Returns 450 invented articles, and more if a region or category has no sample. They are ordered newest first, and the newest
 * is of the day before `now`.
 * @param searchTerms the regions and categories that the samples are for
 * @param now in ms since 1970
 */
export function createSampleArticles(searchTerms: SearchTerms, now: number): readonly ServiceArticle[] {
  return addMissingSelections(moveByDays(samples, toDay(now) - 1 - newestDay), searchTerms);
}
