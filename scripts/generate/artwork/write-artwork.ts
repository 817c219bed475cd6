/** Pictures in the theme's colours and in the sizes they are shown in, icons and share image. */
import path from 'node:path';
import type { Settings } from '~/config/siteSchema';
import { assets } from '~/seo/addresses';
import type { SiteData } from '~scripts/generate/content/read-data';
import { constant, writeGenerated, writeModule } from '~scripts/generate/generated-folder';
import { writeAsset } from '~scripts/generate/write-asset';
import { dataFolder } from '~scripts/lib/data-folder';
import { brandFiles } from './brand';
import { checkBrandNames, headerLogo } from './logo';
import { pictureName } from './photographs';
import { makePictures } from './pictures';

function write(file: string, type: string, declaration: string): void {
  const source = 'data/pictures, data/brand and src/assets/drawings';
  writeModule(file, source, `import type { ${type} } from '~/assets/pictureFile';`, declaration);
}

/**
 * @returns what an owner should know of the pictures, a line each; the share image without a page's name
 * @throws DataError with a line for each picture that no site can be made with
 */
export async function writeArtwork({ companies }: SiteData, settings: Settings) {
  const { hero, heroFocus: focus } = settings;
  const companyPictures = companies.map(({ id, picture }) => ({
    name: picture.name,
    from: `${path.join(dataFolder, 'companies', id)}.json: picture.name`,
  }));
  const heroPictures = hero === 'picture' ? [{ name: 'hero', from: `${dataFolder}/site.json: hero` }] : [];
  const { pictures, warnings } = await makePictures(
    path.join(dataFolder, 'pictures'),
    [...companyPictures, ...heroPictures],
    hero,
    writeAsset,
  );
  for (const [name, picture] of pictures)
    write(`pictures/${name}.ts`, 'PictureFile', constant('picture', 'PictureFile', picture));
  const ofCompanies = Object.fromEntries(companyPictures.map(({ name }) => [name, pictures.get(pictureName(name))]));
  const byName = 'Readonly<Record<string, PictureFile>>';
  write('companyPictures.ts', 'PictureFile', constant('companyPictures', byName, ofCompanies));
  const heroPicture = heroPictures.length > 0 ? { ...pictures.get('hero'), focus } : null;
  write('heroPicture.ts', 'HeroPicture', constant('heroPicture', 'HeroPicture | null', heroPicture));
  const brandFolder = path.join(dataFolder, 'brand');
  await checkBrandNames(brandFolder);
  write('logo.ts', 'Logo', constant('logo', 'Logo | null', await headerLogo(brandFolder, writeAsset)));
  const brand = await brandFiles(dataFolder, settings);
  for (const [name, content] of brand) writeGenerated(`public${name}`, content);
  return { warnings, shareImage: brand.get(assets.shareImage.path) ?? Buffer.alloc(0) };
}
