import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ArchivedArticle, parseArchiveFile } from '../../../src/features/news/model/archive';
import { cureFor } from './origin';
import { readJson } from './snapshot-files';

const dayFile = /^\d{4}-\d\d-\d\d\.json$/;

function filesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => dayFile.test(name));
  } catch {
    // A folder of snapshots needs no archive.
    return [];
  }
}

/**
 * Reads a whole archive, for a build; where there is none, it is empty.
 * @returns its articles, the newest days first
 * @throws Error with one line that names the folder, the file, the record and the cure, when a file is corrupt
 */
export function readArchive(directory: string): readonly ArchivedArticle[] {
  const folder = join(directory, 'archive');
  return filesOf(folder)
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const json = readJson(join(folder, name), `archive/${name}`);
      const file = json.kind === 'ok' ? parseArchiveFile(json.value, `archive/${name}`) : json;
      if (file.kind === 'ok') return file.value.articles;
      throw new Error(
        `${directory}: ${file.kind === 'invalid' ? file.message : `archive/${name}: missing`}; ${cureFor(directory)}`,
      );
    });
}
