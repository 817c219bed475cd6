import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSettings } from '~scripts/settings/build-settings';
import { settingVariables } from '~scripts/settings/read-settings';
import { finishGenerated, readStamp } from './generated-folder';

/** What the generated files are made of, and by. */
const sources = ['data', 'public', 'scripts', 'src', 'package-lock.json', buildSettings.news.directory];

function filesIn(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

function keyOf(...settings: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = sources.flatMap((source) => (source.endsWith('.json') ? [source] : filesIn(source)));
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).toSorted())
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Writes `.generated`, unless it was made of the same.
 * @returns what an owner should know of the data: a line each
 * @throws DataError with a line for each fault of the data
 */
export async function generate(): Promise<readonly string[]> {
  const buildYear = new Date().getUTCFullYear();
  const settings = settingVariables().map((name) => process.env[name]);
  const key = keyOf(buildYear, settings, buildSettings.news);
  const stamp = readStamp();
  if (stamp?.key === key) return stamp.warnings;
  const { writeSettings } = await import('./write-settings');
  writeSettings(buildYear);
  // The table of pages and the schemas read what was written.
  const { writeSite } = await import('./write-site');
  const warnings = await writeSite();
  finishGenerated({ key, warnings });
  return warnings;
}
