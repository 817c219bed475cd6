/** The sample articles, which the embedded service serves. */
import { dayMs } from '~/lib/durations';
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

const newestDay = Math.max(...samples.map((article) => toDay(Date.parse(article.published_at))));

/**
 * Returns 450 invented articles, newest first, the newest of the day before `now`.
 * @param now in ms since 1970
 */
export function createSampleArticles(now: number): readonly ServiceArticle[] {
  return moveByDays(samples, toDay(now) - 1 - newestDay);
}
