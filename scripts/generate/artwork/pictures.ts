/** Makes the pictures of the pages: the drawings that come with the site, and the owner's photographs. */
import path from 'node:path';
import type { PictureFile } from '~/assets/pictureFile';
import { DataError } from '~/schemas/dataFile';
import type { Settings } from '~/schemas/site';
import type { WriteAsset } from '~scripts/generate/generated-folder';
import type { DrawingPalette } from './colours';
import { readDrawing } from './drawings';
import { chartDrawingsFolder, drawingsFolder, listFolder } from './folders';
import { isPictureFile, findPhotographs, pictureName, makePhotograph } from './photographs';

/** A place in the owner's data that names a picture. */
interface PictureReference {
  /** Name of a drawing or photograph, with or without a file extension. */
  readonly name: string;
  /** File and key that name the picture, for messages: `data/companies/energy.json: picture.name`. */
  readonly from: string;
}

/** The box of a photograph that replaces no drawing. With `enough` pixels of width it is sharp on every screen. */
const usualUse = { width: 1200, height: 800, enough: 1200 };
const heroUse = { width: 2200, height: 1240, enough: 2000 };

/**
 * An empty picture. Code imports the pictures of the chart by name, so their modules must exist; without a chart they have no
 * files.
 */
const noPicture: PictureFile = { src: '', width: 1, height: 1, sources: [] };

/** The drawings of a folder, by the names of their pictures. */
async function findDrawings(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await listFolder(folder)).filter((file) => file.endsWith('.svg'));
  return new Map(files.map((file) => [pictureName(file), path.join(folder, file)]));
}

const isNamedBy = (pictures: readonly PictureReference[], name: string) =>
  pictures.some((picture) => pictureName(picture.name) === name);

/**
 * Makes every picture of the site.
 * @param folder the owner's pictures
 * @param hidden pictures of what the site does not show yet, or no longer: they must exist, and are not made
 * @returns every picture by name, and warnings for the owner, a line each
 * @throws DataError that names each picture that is missing or cannot be read
 */
export async function makePictures(
  folder: string,
  references: readonly PictureReference[],
  hidden: readonly PictureReference[],
  hero: Settings['hero'],
  palette: DrawingPalette,
  writeAsset: WriteAsset,
) {
  const files = await listFolder(folder);
  const chartDrawings = await findDrawings(chartDrawingsFolder);
  const drawings = new Map([...(await findDrawings(drawingsFolder)), ...chartDrawings]);
  const photographs = await findPhotographs(folder);
  const names = new Set([...drawings.keys(), ...photographs.keys()]);
  const missingPictures = [...references, ...hidden].filter(({ name }) => !names.has(pictureName(name)));
  if (missingPictures.length > 0) {
    const available = [...new Set([...files.filter(isPictureFile), ...drawings.keys()])].join(', ');
    throw new DataError(
      missingPictures.map(({ name, from }) => {
        const unusableFile = files.find((file) => !isPictureFile(file) && pictureName(file) === pictureName(name));
        if (unusableFile !== undefined)
          return `${from}: ${path.join(folder, unusableFile)} is in a format that the site cannot show: export it as JPEG`;
        return (
          `${from}: there is no picture "${name}": put data/pictures/${pictureName(name)}.jpg, or a .png, .webp, .avif ` +
          `or .svg (there are ${available})`
        );
      }),
    );
  }
  const warnings = files
    .filter((file) => !isPictureFile(file))
    .map((file) => `${path.join(folder, file)}: not used, in a format that the site cannot show: export it as JPEG`);
  for (const [name, file] of photographs) {
    const isShown = drawings.has(name) || isNamedBy(hidden, name) || (name === 'hero' && hero === 'picture');
    if (isShown || isNamedBy(references, name)) continue;
    const isOfBrand = ['icon', 'logo', 'share'].includes(name);
    warnings.push(`${file}: nothing in the data names this picture${isOfBrand ? ': move it to data/brand' : ''}`);
  }
  const pictures = new Map<string, PictureFile>();
  for (const name of names) {
    const isHidden = isNamedBy(hidden, name) && !drawings.has(name);
    const isUnused =
      isHidden || (name === 'hero' && hero !== 'picture') || (chartDrawings.has(name) && hero !== 'chart');
    const isOff = isUnused && !isNamedBy(references, name);
    const drawingFile = drawings.get(name);
    const drawing = drawingFile === undefined ? undefined : await readDrawing(drawingFile, palette);
    const file = photographs.get(name);
    if (isOff) pictures.set(name, noPicture);
    else if (file !== undefined) {
      const use = name === 'hero' ? heroUse : usualUse;
      const picture = await makePhotograph(name, file, drawing ?? use, writeAsset);
      pictures.set(name, picture);
      if (picture.width < use.enough)
        warnings.push(
          `${file}: it fills ${picture.width} pixels of width, and will look blurred on a large screen: ` +
            `${use.enough} are enough`,
        );
    } else if (drawing !== undefined) {
      const { svg, width, height } = drawing;
      pictures.set(name, { src: writeAsset(`${name}.svg`, svg), width, height, sources: [] });
    }
  }
  return { pictures, warnings };
}
