/** Parses the service's answers into our own types, once, at the border. */
import { newsPageSize } from '../../../config/limits';
import { isCount, isFields, quote } from './fields';
import { parseArticle } from './record';
import type { Article, Invalid, NewsPage } from './schema';

/** More records than any plan returns per call are not read. */
const recordsMax = 200;

/** The same article twice: the first stays in its place and takes what it lacks from the other. */
function merge(first: Article, second: Article): Article {
  return {
    ...first,
    description: first.description === '' ? second.description : first.description,
    imageUrl: first.imageUrl ?? second.imageUrl,
    categories: first.categories.length === 0 ? second.categories : first.categories,
  };
}

/**
 * Parses an answer of the all-news call. A bad record is dropped and counted; an answer without a list of
 * records or a total is invalid as a whole.
 */
export function parseNewsResponse(body: unknown): NewsPage | Invalid {
  if (!isFields(body)) return { kind: 'invalid', message: `answer: ${quote(body)} is not an object` };
  const { data, meta, error } = body;
  if (isFields(error)) return { kind: 'invalid', message: `answer: the service reports error ${quote(error['code'])}` };
  if (!Array.isArray(data)) return { kind: 'invalid', message: `answer: data: ${quote(data)} is not a list` };
  if (!isFields(meta)) return { kind: 'invalid', message: `answer: meta: ${quote(meta)} is not an object` };
  if (!isCount(meta['found']))
    return { kind: 'invalid', message: `answer: meta.found: ${quote(meta['found'])} is not a count` };

  const articles = new Map<string, Article>();
  const dropped = { 'not a record': 0, 'no title': 0, 'bad address': 0, 'bad date': 0, duplicate: 0 };
  const problems: string[] = [];
  const records: readonly unknown[] = data.slice(0, recordsMax);
  for (const [index, record] of records.entries()) {
    const parsed = parseArticle(record);
    const known = parsed.kind === 'ok' ? articles.get(parsed.article.url) : undefined;
    if (parsed.kind === 'ok')
      articles.set(parsed.article.url, known === undefined ? parsed.article : merge(known, parsed.article));
    if (parsed.kind === 'ok' && known === undefined) continue;
    const reason = parsed.kind === 'ok' ? 'duplicate' : parsed.reason;
    const name = isFields(record) && typeof record['uuid'] === 'string' ? ` (uuid ${quote(record['uuid'])})` : '';
    dropped[reason] += 1;
    problems.push(
      `data[${index}]${name}: ${reason}: ${parsed.kind === 'ok' ? 'the address was there before' : parsed.field}`,
    );
  }
  const { limit } = meta;
  return {
    kind: 'ok',
    articles: [...articles.values()],
    found: Math.max(meta['found'], articles.size),
    limit: isCount(limit) && limit > 0 ? limit : newsPageSize,
    returned: data.length,
    dropped,
    problems,
  };
}
