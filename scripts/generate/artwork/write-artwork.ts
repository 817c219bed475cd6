/** Pictures in the theme's colours and in the sizes they are shown in, icons, share image and the sample calendar. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '~/config/siteSchema';
import { assets } from '~/seo/constants';
import type { SiteData } from '~scripts/generate/content/read-data';
import { writeGenerated, writeModule } from '~scripts/generate/generated-folder';
import { dataFolder } from '~scripts/lib/data-folder';
import { projectFolder } from '~scripts/lib/project-folder';
import { brandFiles, logoModule } from './brand';
import { checkArtwork } from './check-artwork';
import { folders } from './folders';
import { companyPicturesModule, heroPictureModule, pictureModules } from './picture-modules';
import type { NamedPicture } from './pictures';
import { recolourCalendar } from './sample-calendar';

/** The booking page of the sample, which no other site has. */
const sampleCalendar = '/samples/scheduling.html';
const calendar = path.join(projectFolder, 'src/assets/samples/scheduling.html');

/** The pictures that companies are shown with. */
const companyPictures = ({ companies }: SiteData): readonly NamedPicture[] =>
  companies.map(({ id, picture }) => ({
    ...picture,
    from: `${path.join(dataFolder, 'companies', id)}.json: picture.name`,
  }));

/**
 * @returns what an owner should know of the pictures, a line each; the share image without a page's name
 * @throws DataError with a line for each picture that no site can be made with
 */
export async function writeArtwork(
  data: SiteData,
  settings: Settings,
): Promise<{ readonly warnings: readonly string[]; readonly shareImage: Uint8Array }> {
  const companies = companyPictures(data);
  const warnings = await checkArtwork(folders, companies, settings);
  const modules = [
    ...(await pictureModules(companies, settings)),
    await companyPicturesModule(companies),
    await heroPictureModule(folders, settings),
    await logoModule(folders),
  ];
  for (const { path: file, lines, files } of modules) {
    writeModule(file, 'data/pictures, data/brand and src/assets/drawings', ...lines);
    for (const [to, from] of files) writeGenerated(to, await readFile(from));
  }
  const brand = await brandFiles(folders, settings);
  for (const [name, file] of brand) writeGenerated(`public${name}`, await readFile(file));
  if (settings.schedulingUrl === sampleCalendar)
    writeGenerated(`public${sampleCalendar}`, recolourCalendar(await readFile(calendar, 'utf8')));
  return { warnings, shareImage: await readFile(brand.get(assets.shareImage.path) ?? '') };
}
