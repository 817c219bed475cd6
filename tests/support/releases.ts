/** Two releases that are shown, and one of a day in 2099, as changes of the sample's data, whose own releases they replace. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files';
import type { Changes } from './write-data';

const folder = 'tests/fixtures/press';

export const releaseFiles: Changes = Object.fromEntries([
  ...listFiles('data/press').map((name) => [`press/${name}`, null]),
  ...listFiles(folder).map((name) => [`press/${name}`, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
]);
