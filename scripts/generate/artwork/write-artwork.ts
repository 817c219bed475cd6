/** Writes the pictures, in the theme's colours and in the sizes they are shown in, the icons and the share image. */
import path from 'node:path';
import type { Palette } from '~/theme/Palette';
import type { SiteContent } from '~scripts/generate/content/compose';
import { listImages } from '~scripts/generate/content/content-images';
import type { SiteData } from '~scripts/generate/content/read-data';
import { declareConstant, type GeneratedFolder } from '~scripts/generate/generated-folder';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { makeBrandFiles } from './brand';
import { toDrawingPalette } from './colours';
import { checkBrandFiles, makeHeaderLogo } from './logo';
import { findPhotographs, pictureName } from './photographs';
import { makePictures } from './pictures';

/**
 * @returns `warnings` for the owner, a line each; `findPicture`, which finds a picture by the name in the data
 * @throws DataError with a line for each picture that no site can be made with
 */
export async function writeArtwork(
  folder: GeneratedFolder,
  { companies, markdownImages, pictures: fieldPictures }: SiteData,
  contents: SiteContent,
  { addedPages, dataFolder, pages, searchTerms, settings }: SiteSettings,
  palette: Palette,
) {
  const { hero, heroFocus: focus } = settings;
  const colours = toDrawingPalette(palette);
  function write(file: string, type: string, declaration: string): void {
    const source = 'data/pictures, data/brand and src/assets/drawings';
    folder.writeModule(file, source, `import type { ${type} } from '~/assets/pictureFile';`, declaration);
  }
  const heroPictures = hero === 'picture' ? [{ name: 'hero', from: `${dataFolder}/site.json: hero` }] : [];
  const picturesFolder = path.join(dataFolder, 'pictures');
  const photographs = await findPhotographs(picturesFolder);
  const newsPictures = searchTerms.regions
    .map(({ id }) => ({ region: id, name: `news-${id}`, from: `${dataFolder}/filters.json: ${id}` }))
    .filter(({ name }) => photographs.has(name));
  const shownImages = new Set(listImages(contents).map(({ name }) => name));
  const hiddenPages = addedPages.filter(({ id }) => !pages.addedPageIds.includes(id));
  const isHidden = ({ page }: (typeof fieldPictures)[number]) => hiddenPages.some(({ id }) => id === page);
  const isHiddenImage = ({ name }: (typeof markdownImages)[number]) => !shownImages.has(name);
  const { pictures, warnings } = await makePictures(
    picturesFolder,
    [
      ...heroPictures,
      ...newsPictures,
      ...fieldPictures.filter((picture) => !isHidden(picture)),
      ...markdownImages.filter((image) => !isHiddenImage(image)),
    ],
    [...fieldPictures.filter(isHidden), ...markdownImages.filter(isHiddenImage)],
    hero,
    colours,
    folder.writeAsset,
  );
  for (const [name, picture] of pictures)
    write(`pictures/${name}.ts`, 'PictureFile', declareConstant('picture', 'PictureFile', picture));
  // A site without companies serves no pictures of them.
  const shownNames = settings.features.companies ? companies.map(({ picture }) => picture.name) : [];
  const picturesByName = Object.fromEntries(shownNames.map((name) => [name, pictures.get(pictureName(name))]));
  const byName = 'Readonly<Record<string, PictureFile>>';
  write('companyPictures.ts', 'PictureFile', declareConstant('companyPictures', byName, picturesByName));
  const picturesByRegion = Object.fromEntries(
    searchTerms.regions.flatMap(({ id }) => {
      const picture = pictures.get(`news-${id}`);
      return picture === undefined ? [] : [[id, picture]];
    }),
  );
  write('newsPictures.ts', 'PictureFile', declareConstant('newsPictures', byName, picturesByRegion));
  const heroPicture = heroPictures.length > 0 ? { ...pictures.get('hero'), focus } : null;
  write('heroPicture.ts', 'HeroPicture', declareConstant('heroPicture', 'HeroPicture | null', heroPicture));
  const brandFolder = path.join(dataFolder, 'brand');
  await checkBrandFiles(brandFolder);
  write(
    'logo.ts',
    'Logo',
    declareConstant('logo', 'Logo | null', await makeHeaderLogo(brandFolder, colours.night, folder.writeAsset)),
  );
  const brand = await makeBrandFiles(dataFolder, settings, colours);
  for (const [name, content] of brand) folder.writeFile(`public${name}`, content);
  const findPicture = (name: string) => pictures.get(pictureName(name));
  return { warnings, findPicture };
}
