import type { SearchTerms } from '~/config/selection';
import type { Article } from '~/features/news/model/article';
import type { NewsPage } from '~/features/news/model/response';

/** The service's texts may hold markup and entities: a text without any is written so that it reads as itself. */
function asMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function recordOf(
  { url, title, description, imageUrl, region, source, categories, publishedAt }: Article,
  { regions }: SearchTerms,
): object {
  return {
    title: asMarkup(title),
    description: asMarkup(description),
    // A word by which a reader knows the region, in place of all the texts that may have named it.
    keywords: regions.find(({ id }) => id === region)?.phrases[0] ?? '',
    url,
    image_url: imageUrl,
    published_at: publishedAt,
    source: asMarkup(source),
    categories: categories.map(asMarkup),
  };
}

/**
 * The relay's answer as JSON: the service's own form with the fields the site shows and no others, so that
 * `parseNewsResponse` reads both. It counts no more articles than `pagesMax` pages hold.
 */
export function answerBody(
  { articles, found, limit, returned }: Omit<NewsPage, 'kind' | 'problems'>,
  page: number,
  pagesMax: number,
  terms: SearchTerms,
): string {
  // A page whose records cannot be shown is not the end of the list, which is a page without records.
  const unreadable = Math.max(0, Math.min(returned, limit) - articles.length);
  const data = [
    ...articles.map((article) => recordOf(article, terms)),
    ...Array.from({ length: unreadable }, () => null),
  ];
  return JSON.stringify({
    meta: { found: Math.min(found, pagesMax * limit), returned: data.length, limit, page },
    data,
  });
}
