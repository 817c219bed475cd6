import { removeOutdated } from './generated-folder';

/**
 * Writes `.generated`.
 * @returns what an owner should know of the data: a line each
 * @throws DataError with a line for each fault of the data
 */
export async function generate(): Promise<readonly string[]> {
  // Imported here: React's packages look at NODE_ENV as they are loaded, which commands set first.
  const { writeSettings } = await import('./write-settings');
  writeSettings(new Date().getUTCFullYear());
  // The table of pages and the schemas read what was written.
  const { writeSite } = await import('./write-site');
  const warnings = await writeSite();
  removeOutdated();
  return warnings;
}
