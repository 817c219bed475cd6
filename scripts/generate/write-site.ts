/** The pages' content, pictures, fonts and news. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishedLanguages } from '~/config/languages';
import { hasNews } from '~generated/features';
import { projectFolder } from '~scripts/lib/project-folder';
import { readSettings } from '~scripts/settings/read-settings';
import { writeArtwork } from './artwork/write-artwork';
import { readContent } from './content/compose';
import { readData } from './content/read-data';
import { writeContent, writePages } from './content/write-content';
import { writeFonts } from './fonts/write-fonts';
import { writeGenerated } from './generated-folder';
import { jsonSchemas } from './json-schemas';
import { siteNews } from './news-data';

/** Pictures of the sample articles. */
const newsPictures = 'samples/pictures/';

/** What the site serves as it is. */
function copyPublic(): void {
  const folder = join(projectFolder, 'public');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length + 1);
    if (entry.isFile() && (hasNews || !path.startsWith(newsPictures)))
      writeGenerated(`public/${path}`, readFileSync(file));
  }
}

/**
 * @returns what an owner should know of the data: a line each
 * @throws DataError with a line for each fault of the data
 */
export async function writeSite(): Promise<readonly string[]> {
  const data = readData();
  const warnings = await writeArtwork(data, readSettings());
  writeContent(readContent(data));
  writePages(publishedLanguages);
  copyPublic();
  // What the build wants of the news it says itself: everything else can do without.
  for (const [path, text] of siteNews({ allowMissing: true }).files) writeGenerated(`public${path}`, text);
  for (const [name, schema] of jsonSchemas()) writeGenerated(`schemas/${name}.json`, `${JSON.stringify(schema)}\n`);
  return [...warnings, ...(await writeFonts())];
}
