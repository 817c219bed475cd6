import { readSettings, SettingError } from '~/config/settings';
import { folders } from '~scripts/artwork/folders';
import { DataError } from '~scripts/content/data-error';
import { FontError, readFontPackage } from '~scripts/fonts/font-package';

/** What a build of the owner's data would end with: a line for each fault, which names file and key. */
export async function dataFaults(): Promise<readonly string[]> {
  try {
    const { fonts } = readSettings();
    // Imported here: they read the settings, and a fault of those is thrown by the import.
    const { readData } = await import('~scripts/content/read-data');
    const { readContent } = await import('~scripts/content/site-content');
    const { checkArtwork } = await import('~scripts/artwork/check-artwork');
    const { companyPictures } = await import('~scripts/artwork/site-pictures');
    const { faults } = await checkArtwork(folders, companyPictures(await readData()));
    if (faults.length > 0) return faults;
    await readContent();
    await readFontPackage(fonts.headings, 'headings');
    await readFontPackage(fonts.text, 'text');
    return [];
  } catch (error) {
    if (error instanceof DataError || error instanceof SettingError) return error.faults;
    if (error instanceof FontError) return [error.message];
    throw error;
  }
}
