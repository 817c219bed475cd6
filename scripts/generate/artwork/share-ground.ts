/** The share image without mark and words, dark where they are put. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { behindWords } from '~/theme/scrim';
import { themePalette } from './colours';
import { fillDrawing } from './drawings';
import type { Folders } from './folders';
import { cropAround, parseFocus, sizeOf } from './photographs';
import type { HeroSettings } from './picture-files';
import { findPicture, heroPicture } from './pictures';

const size = { width: 1200, height: 630 } as const;

const document = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${parts.join('')}</svg>\n`;

const rectangle = (fill: string): string =>
  `<rect width="${size.width}" height="${size.height}" fill="url(#${fill})"/>`;

const stop = (offset: number, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${themePalette.night}" stop-opacity="${opacity}"/>`;

/** The background of the share image, as the bands of the pages have it. */
function calmGround(): string {
  const { night, theme } = themePalette;
  return document(
    `<radialGradient id="ground" cx="1" cy="1" r="1.1"><stop stop-color="${theme}"/><stop offset=".62" stop-color="${night}"/></radialGradient>`,
    rectangle('ground'),
  );
}

/** The owner's picture, dark where the mark and the words are put. */
async function pictureGround(folders: Folders, focus: string): Promise<string> {
  const { file } = await findPicture(folders, heroPicture(focus), 'hero');
  const source = await readFile(file);
  const crop = cropAround(parseFocus(focus), await sizeOf(file), { name: 'share', ...size });
  const cut = await sharp(source)
    .autoOrient()
    .extract(crop)
    .resize(size)
    .flatten({ background: themePalette.night })
    .jpeg({ quality: 92 })
    .toBuffer();
  return document(
    `<linearGradient id="scrim">${stop(0.6, behindWords)}${stop(1, 0.2)}</linearGradient>`,
    `<image width="${size.width}" height="${size.height}" href="data:image/jpeg;base64,${cut.toString('base64')}"/>`,
    rectangle('scrim'),
  );
}

/** Behind the words that the build writes on the left, and the mark above them. */
const shade = `<linearGradient id="shade">${stop(0, 0.85)}${stop(1, 0)}</linearGradient><path fill="url(#shade)" d="M0 0h704v${size.height}H0z"/>`;

/**
 * An SVG of the share image's size.
 * @throws DataError where the owner's picture is missing or cannot be read
 */
export async function shareGround(folders: Folders, { hero, heroFocus }: HeroSettings): Promise<string> {
  if (hero === 'none') return calmGround();
  if (hero === 'picture') return pictureGround(folders, heroFocus);
  const drawing = fillDrawing(await readFile(path.join(folders.drawings, 'brand/share.svg'), 'utf8'), themePalette);
  return drawing.replace(/<\/svg>\s*$/, () => `${shade}</svg>`);
}
