/** Pictures in the theme's colours and in the sizes they are shown in, icons, share image and the sample calendar. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '~/config/siteSchema';
import { assets } from '~/seo/constants';
import type { SiteData } from '~scripts/generate/content/read-data';
import { constant, writeGenerated, writeModule } from '~scripts/generate/generated-folder';
import { writeAsset } from '~scripts/generate/write-asset';
import { dataFolder } from '~scripts/lib/data-folder';
import { projectFolder } from '~scripts/lib/project-folder';
import { brandFiles } from './brand';
import { folders } from './folders';
import { headerLogo } from './logo';
import { makePictures } from './pictures';
import { recolourCalendar } from './sample-calendar';

/** The booking page of the sample, which no other site has. */
const sampleCalendar = '/samples/scheduling.html';

function write(file: string, type: string, declaration: string): void {
  const source = 'data/pictures, data/brand and src/assets/drawings';
  writeModule(file, source, `import type { ${type} } from '~/assets/pictureFile';`, declaration);
}

/**
 * @returns what an owner should know of the pictures, a line each; the share image without a page's name
 * @throws DataError with a line for each picture that no site can be made with
 */
export async function writeArtwork(
  { companies }: SiteData,
  settings: Settings,
): Promise<{ readonly warnings: readonly string[]; readonly shareImage: Buffer }> {
  const shown = companies.map(({ id, picture }) => ({
    ...picture,
    from: `${path.join(dataFolder, 'companies', id)}.json: picture.name`,
  }));
  const { named, ofCompanies, hero, warnings } = await makePictures(folders, shown, settings, writeAsset);
  for (const [name, picture] of named)
    write(`pictures/${name}.ts`, 'PictureFile', constant('picture', 'PictureFile', picture));
  const byName = 'Readonly<Record<string, PictureFile>>';
  write('companyPictures.ts', 'PictureFile', constant('companyPictures', byName, Object.fromEntries(ofCompanies)));
  write('heroPicture.ts', 'HeroPicture', constant('heroPicture', 'HeroPicture | null', hero));
  write('logo.ts', 'Logo', constant('logo', 'Logo | null', await headerLogo(folders.brand, writeAsset)));
  const brand = await brandFiles(folders, settings);
  for (const [name, content] of brand) writeGenerated(`public${name}`, content);
  if (settings.schedulingUrl === sampleCalendar) {
    const calendar = readFileSync(path.join(projectFolder, 'src/assets/samples/scheduling.html'), 'utf8');
    writeGenerated(`public${sampleCalendar}`, recolourCalendar(calendar));
  }
  return { warnings, shareImage: brand.get(assets.shareImage.path) ?? Buffer.alloc(0) };
}
