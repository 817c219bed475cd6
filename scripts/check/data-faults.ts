import { DataError } from '~/config/dataFile';
import { readSettings } from '~/config/settings';
import { checkArtwork } from '~scripts/artwork/check-artwork';
import { folders } from '~scripts/artwork/folders';
import { companyPictures } from '~scripts/artwork/plugin';
import { readData } from '~scripts/content/read-data';
import { readFontPackage } from '~scripts/fonts/font-package';

/**
 * What a build of the owner's data would end with: a line for each fault, which names file and key. Settings that cannot
 * be used are thrown when this module is imported.
 */
export async function dataFaults(): Promise<readonly string[]> {
  try {
    await checkArtwork(folders, companyPictures(readData()), readSettings());
    const { headings, text } = readSettings().fonts;
    await readFontPackage(headings, 'headings');
    await readFontPackage(text, 'text');
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.faults;
    throw error;
  }
}
