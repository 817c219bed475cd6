/** Reads the filters of the news alone, for the refresh: an error in another file of the data does not stop it. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { DataError } from './dataError';
import { filtersSchema } from './filters';
import { parseJson } from './parseJson';

/**
 * Reads data/filters.json.
 * @throws DataError with every error in the file
 */
export function loadFilters(dataFolder: string) {
  const file = `${dataFolder}/filters.json`;
  if (!existsSync(file)) throw new DataError([`${file}: the file is missing`]);
  const { value, errors } = parseJson(readFileSync(file));
  if (errors.length > 0) throw new DataError(errors.map((error) => `${file}: ${error}`));
  const { success, output, issues = [] } = v.safeParse(filtersSchema, value, { abortPipeEarly: true });
  if (success) return output;
  throw new DataError(issues.map((issue) => [file, v.getDotPath(issue), issue.message].filter(Boolean).join(': ')));
}
