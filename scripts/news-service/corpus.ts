/** Reads another corpus for the embedded service: a JSON list of records in the service's format. */
import { readFileSync } from 'node:fs';

import type { WireArticle } from './wire-article';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Missing fields become empty ones: what is wrong with a record is the parser's business, not the service's. */
function toWireArticle(record: object): WireArticle {
  const fields: Readonly<Record<string, unknown>> = { ...record };
  const categories: readonly unknown[] = Array.isArray(fields['categories']) ? fields['categories'] : [];
  return {
    uuid: textOf(fields['uuid']),
    title: textOrNull(fields['title']),
    description: textOrNull(fields['description']),
    keywords: textOf(fields['keywords']),
    snippet: textOrNull(fields['snippet']),
    url: textOf(fields['url']),
    image_url: textOrNull(fields['image_url']),
    language: textOf(fields['language']) || 'en',
    published_at: textOf(fields['published_at']),
    source: textOf(fields['source']),
    categories: categories.map(textOf).filter((category) => category !== ''),
    relevance_score: null,
    locale: textOf(fields['locale']),
  };
}

/**
 * @param path a JSON file: a list of records, or an answer of the service with the list under `data`.
 * @throws Error with one line that names the file and, where there is one, the record.
 */
export function readCorpus(path: string): readonly WireArticle[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const list: unknown = typeof json === 'object' && json !== null && 'data' in json ? json.data : json;
  if (!Array.isArray(list)) throw new Error(`${path}: neither a list of records nor an object with one under "data"`);
  return list.map((record: unknown, index) => {
    if (typeof record !== 'object' || record === null || Array.isArray(record))
      throw new Error(`${path}: record ${index} is not an object`);
    return toWireArticle(record);
  });
}
