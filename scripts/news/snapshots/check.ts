/** Validates a snapshot folder without writing: what a build would refuse, and what it would not notice. */
import { combinations, keyOf } from '../../../src/config/news';
import { goneSnapshots, otherFiles } from './gone-snapshots';
import { readIndex, readSnapshot } from './snapshot-files';

export interface CheckResult {
  readonly files: number;
  readonly articles: number;
  /** What a refresh mends: one line each, with the file's name first. */
  readonly faults: readonly string[];
  /** Files that are no snapshots, which a refresh leaves. */
  readonly strangers: readonly string[];
}

/** @throws Error of the file system when the folder cannot be listed. */
export function checkSnapshots(directory: string): CheckResult {
  const index = readIndex(directory);
  if (index.kind === 'missing') return { files: 0, articles: 0, faults: ['index.json: missing'], strangers: [] };
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
  const gone = goneSnapshots(directory, combinations).map((key) => `${key}.json`);
  faults.push(...gone.map((path) => `${path}: its combination is gone`));
  const strangers = otherFiles(directory, combinations).filter((path) => !gone.includes(path));
  return { files, articles, faults, strangers };
}
