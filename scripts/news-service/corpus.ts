/** Reads another corpus for the embedded service: a JSON list of records in the service's format. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

import { messageOf } from '../../src/lib/messageOf';
import type { WireArticle } from './wire-article';

const text = v.fallback(v.string(), '');
const textOrNull = v.fallback(v.nullable(v.string()), null);

/** Missing fields become empty ones: what is wrong with a record is the parser's business, not the service's. */
const recordSchema = v.object({
  uuid: text,
  title: textOrNull,
  description: textOrNull,
  keywords: text,
  snippet: textOrNull,
  url: text,
  image_url: textOrNull,
  language: v.fallback(v.pipe(v.string(), v.nonEmpty()), 'en'),
  published_at: text,
  source: text,
  categories: v.fallback(v.array(text), []),
  relevance_score: v.fallback(v.null(), null),
  locale: text,
});

/**
 * @param path a JSON file: a list of records, or an answer of the service with the list under `data`.
 * @throws Error with one line that names the file and, where there is one, the record.
 */
export function readCorpus(path: string): readonly WireArticle[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${messageOf(error)}`, { cause: error });
  }
  const list: unknown = typeof json === 'object' && json !== null && 'data' in json ? json.data : json;
  if (!Array.isArray(list)) throw new Error(`${path}: neither a list of records nor an object with one under "data"`);
  return list.map((record: unknown, index) => {
    const parsed = v.safeParse(recordSchema, record);
    if (!parsed.success) throw new Error(`${path}: record ${index} is not an object`);
    return parsed.output;
  });
}
