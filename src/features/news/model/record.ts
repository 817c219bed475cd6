/** One record of the service, parsed into an article. */
import { articleLengths } from '../../../config/limits';
import { articleAddress, hostOf, imageAddress } from './address';
import { instant, isFields, quote } from './fields';
import { plainText } from './plainText';
import type { Article, DropReason } from './schema';

const categoriesMax = 8;

function categoriesOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.slice(0, categoriesMax).map((category) => plainText(category, articleLengths.category));
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** A source is a host or a name; some feeds put the whole address there. */
function sourceOf(value: unknown, url: string): string {
  const text = plainText(value, articleLengths.source);
  if (text === '') return hostOf(url).slice(0, articleLengths.source);
  return /^https?:\/\//i.test(text) ? (hostOf(text) || hostOf(url)).slice(0, articleLengths.source) : text;
}

/** Parses one record of the service; the error names the reason and the field. */
export function parseArticle(
  record: unknown,
):
  | { readonly kind: 'ok'; readonly article: Article }
  | { readonly kind: 'dropped'; readonly reason: DropReason; readonly field: string } {
  if (!isFields(record)) return { kind: 'dropped', reason: 'not a record', field: quote(record) };
  const title = plainText(record['title'], articleLengths.title);
  if (title === '') return { kind: 'dropped', reason: 'no title', field: `title is ${quote(record['title'])}` };
  const url = articleAddress(record['url']);
  // The value is not repeated: an address may carry credentials.
  if (url === null)
    return { kind: 'dropped', reason: 'bad address', field: 'url is no http(s) address that can be linked' };
  const publishedAt = instant(record['published_at']);
  if (publishedAt === null)
    return { kind: 'dropped', reason: 'bad date', field: `published_at is ${quote(record['published_at'])}` };
  return {
    kind: 'ok',
    article: {
      url,
      title,
      description: plainText(record['description'], articleLengths.description),
      imageUrl: imageAddress(record['image_url']),
      source: sourceOf(record['source'], url),
      categories: categoriesOf(record['categories']),
      publishedAt,
    },
  };
}
