import { type RegionId, regions } from '~/config/news';
import type { Article } from '~/features/news/model/article';
import type { NewsPage } from '~/features/news/model/response';

/** The service's texts may hold markup and entities: a text that has none is written so that it reads as itself. */
function asMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A word by which an article's reader knows its region, in place of all the texts that may have told it. */
function keywordOf(region: RegionId): string {
  return regions.find(({ id }) => id === region)?.phrases[0] ?? '';
}

function recordOf({ url, title, description, imageUrl, region, source, categories, publishedAt }: Article): object {
  return {
    title: asMarkup(title),
    description: asMarkup(description),
    keywords: keywordOf(region),
    url,
    image_url: imageUrl,
    published_at: publishedAt,
    source: asMarkup(source),
    categories: categories.map(asMarkup),
  };
}

/**
 * The body of the relay's answer, as JSON. It is the service's own form with the fields the site shows and no others, so
 * `parseNewsResponse` reads both, and finds in this one the very articles it was made of.
 * @param pagesMax pages the relay answers for: of more than they hold it does not tell.
 */
export function answerBody({ articles, found, limit, returned }: NewsPage, page: number, pagesMax: number): string {
  // A page whose records cannot be shown is not the end of the list, which is a page without records.
  const unreadable = Math.max(0, Math.min(returned, limit) - articles.length);
  const data = [...articles.map(recordOf), ...Array.from({ length: unreadable }, () => null)];
  return JSON.stringify({
    meta: { found: Math.min(found, pagesMax * limit), returned: data.length, limit, page },
    data,
  });
}
