/** Validates a snapshot folder without writing: what a build would refuse, and what it would not notice. */
import { readdirSync } from 'node:fs';

import { combinations, keyOf } from '../../../src/config/news';
import { readIndex, readSnapshot } from './snapshot-files';

export interface CheckResult {
  readonly files: number;
  readonly articles: number;
  /** One line each, with the file's name first. */
  readonly faults: readonly string[];
}

function strayFiles(directory: string): readonly string[] {
  const known = new Set(['index.json', ...combinations.map((combination) => `${keyOf(combination)}.json`)]);
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths.filter((path) => /\.(?:json|tmp)$/.test(path) && !known.has(path));
}

/** @throws Error of the file system when the folder cannot be listed. */
export function checkSnapshots(directory: string): CheckResult {
  const index = readIndex(directory);
  if (index.kind === 'missing') return { files: 0, articles: 0, faults: ['index.json: missing'] };
  const faults: string[] = index.kind === 'invalid' ? [index.message] : [];
  let files = 0;
  let articles = 0;
  for (const combination of combinations) {
    const key = keyOf(combination);
    const read = readSnapshot(directory, combination);
    const entry = index.kind === 'ok' ? index.value.combinations[key] : undefined;
    if (read.kind === 'invalid') faults.push(read.message);
    else if (read.kind === 'missing') faults.push(`${key}.json: missing`);
    else {
      files += 1;
      articles += read.value.articles.length;
      if (index.kind === 'ok' && (entry === undefined || entry.checkedAt === null))
        faults.push(`index.json: combinations: ${key} is not listed, but the file is there`);
    }
  }
  faults.push(...strayFiles(directory).map((path) => `${path}: belongs to no combination`));
  return { files, articles, faults };
}
