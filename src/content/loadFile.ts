/** Reads single files of the data, for commands that need no others. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { DataError } from './dataError';
import { filtersSchema } from './filters';
import type { DataSource } from './load';
import { parseJson } from './parseJson';
import { applyOverrides, findContradictions, type Settings, settingsSchema } from './settings';

function loadFile<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  prepare = (value: unknown): unknown => value,
): v.InferOutput<Schema> {
  if (!existsSync(file)) throw new DataError([`${file}: the file is missing`]);
  const { value, errors } = parseJson(readFileSync(file));
  if (errors.length > 0) throw new DataError(errors.map((error) => `${file}: ${error}`));
  const { success, output, issues = [] } = v.safeParse(schema, prepare(value), { abortPipeEarly: true });
  if (success) return output;
  throw new DataError(
    issues.map(({ path = [], message }) => [file, path.map(({ key }) => String(key)).join('.'), message].join(': ')),
  );
}

/**
 * Reads the regions and categories of the news.
 * @throws DataError with every error in filters.json
 */
export const loadFilters = (dataFolder: string) => loadFile(`${dataFolder}/filters.json`, filtersSchema);

/**
 * Reads the settings.
 * @throws DataError with every error in site.json
 */
export function loadSettings({ dataFolder, environment, now }: Omit<DataSource, 'liveNews'>): Settings {
  const file = `${dataFolder}/site.json`;
  const settings = loadFile(file, settingsSchema(now), (value) => applyOverrides(value, environment));
  const contradictions = findContradictions(settings, environment);
  if (contradictions.length === 0) return settings;
  throw new DataError(contradictions.map(([key, message]) => `${file}: ${key}: ${message}`));
}
