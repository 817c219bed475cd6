/** The pages' content, pictures, fonts, what is served beside the pages, and the schemas that code editors read. */
import { publishedLanguages } from '~/config/languages';
import { pageIds } from '~/content/pages';
import { shareImagePath } from '~/seo/addresses';
import { site } from '~generated/site';
import { readSettings } from '~scripts/settings/read-settings';
import { writeArtwork } from './artwork/write-artwork';
import { readContent, type SiteContent } from './content/compose';
import { readData } from './content/read-data';
import { writeContent, writePages } from './content/write-content';
import { lackedCharacters, makeFonts, siteTexts } from './fonts/site-fonts';
import { writeFonts } from './fonts/styles';
import { writeGenerated } from './generated-folder';
import { jsonSchemas } from './json-schemas';
import { shareImages } from './public/share-images';
import { writePublic } from './public/write-public';

/** Titles of pages by the paths of their share images. */
const pageTitles = (contents: SiteContent) =>
  new Map(
    [...contents].flatMap(([language, { pages }]) =>
      pageIds.map((page) => [shareImagePath(page, language), pages[page].meta.title] as const),
    ),
  );

/**
 * @returns what an owner should know of the data: a line each
 * @throws DataError with a line for each fault of the data
 */
export async function writeSite(): Promise<readonly string[]> {
  const data = readData();
  const settings = readSettings();
  const contents = readContent(data);
  const { shareImage, warnings } = await writeArtwork(data, settings);
  writeContent(contents);
  writePages(publishedLanguages);
  writePublic(contents);
  for (const [name, schema] of jsonSchemas()) writeGenerated(`schemas/${name}.json`, `${JSON.stringify(schema)}\n`);
  const fonts = await makeFonts(settings.fonts, siteTexts(contents));
  writeFonts(fonts);
  for (const [path, image] of await shareImages(pageTitles(contents), site.brand, shareImage, fonts))
    writeGenerated(`public${path}`, image);
  return [...warnings, ...lackedCharacters(fonts)];
}
