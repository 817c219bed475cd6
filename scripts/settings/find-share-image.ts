import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a file of data/brand is what others show with a link to any page. */
export const isShareImage = (file: string): boolean => /^share\.(?:jpg|png)$/.test(file);

/** Path of the owner's share image; null if the build makes one. */
export function findShareImage(dataFolder: string): string | null {
  const folder = join(dataFolder, 'brand');
  const file = existsSync(folder) ? readdirSync(folder).find(isShareImage) : undefined;
  return file === undefined ? null : join(folder, file);
}
