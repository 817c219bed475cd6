/** Snapshots of combinations that src/config/news.ts no longer has. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Combination, keyOf } from '~/config/news';
import { readJson } from './snapshot-files';

const archiveDay = /^archive\/\d{4}-\d\d-\d\d\.json$/;

/**
 * `.json` files and temporary ones of a folder that are neither its index nor a combination's nor a day of its archive,
 * as paths below it.
 */
export function otherFiles(directory: string, combinations: readonly Combination[]): readonly string[] {
  if (!existsSync(directory)) return [];
  const known = new Set(['index.json', ...combinations.map((combination) => `${keyOf(combination)}.json`)]);
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths.filter((path) => /\.(?:json|tmp)$/.test(path) && !known.has(path) && !archiveDay.test(path));
}

/**
 * Keys of the combinations that have a file and no place in the table any more. Only a file that says itself that it
 * is the snapshot its path tells of counts: a folder may hold other work.
 */
export function goneSnapshots(directory: string, combinations: readonly Combination[]): readonly string[] {
  return otherFiles(directory, combinations).flatMap((path) => {
    const [, region, category] = /^([a-z-]+)\/([a-z-]+)\.json$/.exec(path) ?? [];
    if (region === undefined || category === undefined) return [];
    const json = readJson(join(directory, path), path);
    const schema = v.object({
      version: v.literal(1),
      region: v.literal(region),
      category: v.literal(category),
      articles: v.array(v.unknown()),
    });
    return json.kind === 'ok' && v.is(schema, json.value) ? [`${region}/${category}`] : [];
  });
}
