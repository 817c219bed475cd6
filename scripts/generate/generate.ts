import { removeOutdated } from './generated-folder';
import { writeSettings } from './write-settings';

/**
 * Writes `.generated`.
 * @returns what an owner should know of the data: a line each
 * @throws DataError with a line for each fault of the data
 */
export async function generate(): Promise<readonly string[]> {
  writeSettings(new Date().getUTCFullYear());
  // The table of pages and the schemas read what was written.
  const { writeSite } = await import('./write-site');
  const warnings = await writeSite();
  removeOutdated();
  return warnings;
}
