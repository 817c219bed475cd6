import { DataError } from '~/config/dataFile';
import { readSettings } from '~/config/settings';
import { checkArtwork } from '~scripts/artwork/check-artwork';
import { folders } from '~scripts/artwork/folders';
import { companyPictures } from '~scripts/artwork/plugin';
import { readData } from '~scripts/content/read-data';
import { readFontPackage } from '~scripts/fonts/font-package';

interface DataReport {
  /** What a build would end with: a line for each, which names file and key. */
  readonly faults: readonly string[];
  /** What a build would show in a way that its owner should know of. */
  readonly warnings: readonly string[];
}

/** Looks at the owner's data. Settings that cannot be used are thrown when this module is imported. */
export async function reportData(): Promise<DataReport> {
  try {
    const warnings = await checkArtwork(folders, companyPictures(readData()), readSettings());
    const { headings, text } = readSettings().fonts;
    await readFontPackage(headings, 'headings');
    await readFontPackage(text, 'text');
    return { faults: [], warnings };
  } catch (error) {
    if (error instanceof DataError) return { faults: error.faults, warnings: [] };
    throw error;
  }
}
