/** Reads another corpus for the embedded service: a JSON list of records in the service's format. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { messageOf } from '~/lib/messageOf';
import { type WireArticle, wireArticleSchema } from './wire-article';

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
    const parsed = v.safeParse(wireArticleSchema, record);
    if (!parsed.success) throw new Error(`${path}: record ${index} is not an object`);
    return parsed.output;
  });
}
