/** Writes the pictures, in the theme's colours and in the sizes they are shown in, the icons and the share image. */
import path from 'node:path';
import { pictureReferences } from '~/pages/data/data.node.ts';
import type { Palette } from '~/theme/Palette';
import type { SiteContent } from '~scripts/generate/content/compose';
import { listMarkdownImages } from '~scripts/generate/content/markdown-images';
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
  { companies, markdownImages, releases, texts }: SiteData,
  contents: SiteContent,
  { dataFolder, searchTerms, settings }: SiteSettings,
  palette: Palette,
) {
  const { hero, heroFocus: focus } = settings;
  const colours = toDrawingPalette(palette);
  function write(file: string, type: string, declaration: string): void {
    const source = 'data/pictures, data/brand and src/assets/drawings';
    folder.writeModule(file, source, `import type { ${type} } from '~/assets/pictureFile';`, declaration);
  }
  const companyPictures = companies.map(({ companyId, picture }) => ({
    name: picture.name,
    from: `${path.join(dataFolder, 'companies', companyId)}.json: picture.name`,
  }));
  const heroPictures = hero === 'picture' ? [{ name: 'hero', from: `${dataFolder}/site.json: hero` }] : [];
  const pagePictures = Object.entries(texts).flatMap(([language, words]) =>
    Object.entries(words?.dataPages ?? {}).flatMap(([id, page]) =>
      (page === undefined ? [] : pictureReferences(page)).map(({ name, isPortrait, path: key }) => ({
        name,
        isPortrait,
        from: `${path.join(dataFolder, id, language)}.json: ${key}`,
      })),
    ),
  );
  const releasePictures = releases.flatMap(({ releaseId, isCurrent, picture }) =>
    picture === undefined
      ? []
      : [{ name: picture.name, from: `${path.join(dataFolder, releaseId)}.json: picture.name`, isCurrent }],
  );
  const picturesFolder = path.join(dataFolder, 'pictures');
  const photographs = await findPhotographs(picturesFolder);
  const newsPictures = searchTerms.regions
    .map(({ id }) => ({ region: id, name: `news-${id}`, from: `${dataFolder}/filters.json: ${id}` }))
    .filter(({ name }) => photographs.has(name));
  const shownImages = new Set(listMarkdownImages(contents).map(({ name }) => name));
  const textPictures = markdownImages.map((image) => ({ ...image, isCurrent: shownImages.has(image.name) }));
  const timedPictures = [...releasePictures, ...textPictures];
  const { pictures, warnings } = await makePictures(
    picturesFolder,
    [
      ...companyPictures,
      ...heroPictures,
      ...newsPictures,
      ...pagePictures,
      ...timedPictures.filter((picture) => picture.isCurrent),
    ],
    timedPictures.filter((picture) => !picture.isCurrent),
    hero,
    colours,
    folder.writeAsset,
  );
  for (const [name, picture] of pictures)
    write(`pictures/${name}.ts`, 'PictureFile', declareConstant('picture', 'PictureFile', picture));
  // A site without companies serves no pictures of them.
  const shownPictures = settings.features.companies ? companyPictures : [];
  const picturesByName = Object.fromEntries(shownPictures.map(({ name }) => [name, pictures.get(pictureName(name))]));
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
