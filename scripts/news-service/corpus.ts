/** What the embedded service serves: the sample articles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { categories, regions } from '~scripts/settings/news-filters';

const text = v.string();
const textOrNull = v.nullable(text);

/** A record as the service sends it; some of the samples are irregular, as in real feeds. */
const wireArticleSchema = v.object({
  uuid: text,
  title: textOrNull,
  description: textOrNull,
  keywords: text,
  snippet: textOrNull,
  url: text,
  image_url: textOrNull,
  language: text,
  published_at: text,
  source: text,
  categories: v.pipe(v.array(text), v.readonly()),
  relevance_score: v.optional(v.nullable(v.number()), null),
  locale: text,
});

export type WireArticle = Readonly<v.InferOutput<typeof wireArticleSchema>>;

const dayMs = 86_400_000;
const dayOf = (time: number) => Math.floor(time / dayMs);

/** Whole days only, so that all runs of a day serve the same. Dates that cannot be read stay as they are. */
function moveByDays(articles: readonly WireArticle[], days: number): readonly WireArticle[] {
  return articles.map((article) => {
    const time = Date.parse(article.published_at);
    if (Number.isNaN(time)) return article;
    const moved = new Date(time + days * dayMs).toISOString().replace(/\.\d+Z$/, '.000000Z');
    return { ...article, published_at: moved };
  });
}

/** A region that an owner added has the Caribbean's samples, and a category those of business, under their own names. */
function addConfigured(articles: readonly WireArticle[]): readonly WireArticle[] {
  const copy = (article: WireArticle, id: string, name: string, change: Partial<WireArticle>): WireArticle => ({
    ...article,
    uuid: `${article.uuid}-${id}`,
    title: article.title?.replace(/^\S/, (first) => `${name}: ${first}`) ?? null,
    url: article.url.replace('.example/', `.example/${id}/`),
    ...change,
  });
  const newRegions = regions.filter(
    ({ id, phrases: [name = ''] }) => id !== 'all' && !articles.some(({ keywords }) => keywords.startsWith(name)),
  );
  const newCategories = categories.filter(
    ({ id }) => id !== 'all' && !articles.some((article) => article.categories.includes(id)),
  );
  const withRegions = articles.flatMap((article) => {
    const names = article.keywords.startsWith('Caribbean') ? newRegions : [];
    return [article].concat(names.map(({ id, phrases: [name = ''] }) => copy(article, id, name, { keywords: name })));
  });
  return withRegions.flatMap((article) => {
    const names = article.categories[0] === 'business' ? newCategories : [];
    return [article].concat(names.map(({ id }) => copy(article, id, id, { categories: [id] })));
  });
}

const samples: readonly WireArticle[] = v.parse(
  v.array(wireArticleSchema),
  JSON.parse(readFileSync(join(import.meta.dirname, 'samples.json'), 'utf8')),
);
const newestDay = Math.max(...samples.map((article) => dayOf(Date.parse(article.published_at) || 0)));

/**
 * About 900 invented articles, some irregular as in real feeds, newest first; the newest is of the day before `now`.
 * @param now in ms since 1970
 */
export function sampleArticles(now: number): readonly WireArticle[] {
  return addConfigured(moveByDays(samples, dayOf(now) - 1 - newestDay));
}
