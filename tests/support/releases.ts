/** Two releases that are shown, and one of a day in 2099, as changes of the sample's data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files';
import type { Changes } from './write-data';

const folder = 'tests/fixtures/press';

export const releaseFiles: Changes = Object.fromEntries(
  listFiles(folder).map((name) => [`press/${name}`, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
);
