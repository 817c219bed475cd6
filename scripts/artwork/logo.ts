/**
 * The owner's logo, `logo.svg` or `logo.png` in src/assets/brand. It takes the drawn mark's place in header, icons and
 * share image; `icon.svg` or `icon.png` beside it takes its place in the icons.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ArtworkError } from './artwork-error';
import { ink } from './draw/palette';
import { element } from './draw/svg';
import { listFolder } from './files';
import { headerHeight, type Mark } from './mark';

/** Of a logo that every page shows. Most take a tenth of it. */
const largestSvgBytes = 32_000;
const smallestPngPixels = 256;

/** What an image in a page would not show, or must not do. */
const refusedInSvg: readonly (readonly [RegExp, string])[] = [
  [/<script|<foreignObject|\son\w+\s*=/i, 'holds script or HTML; export it as a plain SVG'],
  [/<text[\s>]/i, 'holds text, whose font visitors lack; turn the text into outlines'],
  [/@import|(?:href\s*=\s*["']|url\(\s*["']?)(?!#|data:)/i, 'asks for another file; embed it, or export it as PNG'],
];

async function checkSvg(file: string, bytes: Buffer): Promise<void> {
  if (bytes.length > largestSvgBytes)
    throw new ArtworkError(
      `${file} has ${bytes.length} bytes, and every page shows it: simplify it to ${largestSvgBytes}, or put a PNG`,
    );
  const text = bytes.toString('utf8');
  if (!/<svg[^>]*\sviewBox=/.test(text))
    throw new ArtworkError(`${file} has no viewBox, without which it cannot be scaled`);
  const refused = refusedInSvg.find(([pattern]) => pattern.test(text));
  if (refused) throw new ArtworkError(`${file} ${refused[1]}`);
}

/** Of the pixels that are not transparent, the share that stands out from the night at 3 : 1 or more. */
async function shareSeen(image: Buffer): Promise<number> {
  const size = { width: 128, height: 128, fit: 'inside' } as const;
  const alpha = await sharp(image).resize(size).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const greys = await sharp(image).resize(size).flatten({ background: ink.night }).greyscale().raw().toBuffer();
  const visible = [...greys].filter((_, pixel) => (alpha[pixel] ?? 0) > 127);
  return visible.filter((grey) => grey >= 100).length / Math.max(1, visible.length);
}

/**
 * The logo, or undefined where the folder has none of that name.
 * @throws ArtworkError where it cannot be used
 */
export async function readLogo(folder: string, name: 'logo' | 'icon'): Promise<Mark | undefined> {
  const [found, ...others] = (await listFolder(folder)).filter((file) => file.startsWith(`${name}.`));
  if (found === undefined) return undefined;
  const type = /\.(svg|png)$/.exec(found)?.[1];
  if (type === undefined || others.length > 0)
    throw new ArtworkError(`${[found, ...others].join(', ')}: the brand has one ${name}.svg or ${name}.png`);
  const bytes = await readFile(path.join(folder, found));
  if (type === 'svg') await checkSvg(found, bytes);
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch((cause: unknown) => {
      throw new ArtworkError(`${found} cannot be read as a picture; export it again`, { cause });
    });
  if (type === 'png' && Math.max(width, height) < smallestPngPixels)
    throw new ArtworkError(`${found} has ${width} × ${height} pixels; icons take ${smallestPngPixels} at least`);
  if ((await shareSeen(bytes)) < 0.2)
    throw new ArtworkError(`${found} is too dark for the header, which is dark in both schemes: put a light version`);
  const scaled = async (pixels: number): Promise<Buffer> =>
    type === 'svg' ? bytes : sharp(bytes).resize({ height: pixels, withoutEnlargement: true }).png().toBuffer();
  const media = type === 'svg' ? 'image/svg+xml' : 'image/png';
  const address = `data:${media};base64,${(await scaled(512)).toString('base64')}`;
  return {
    ratio: width / height,
    within: (box) => element('image', { ...box, href: address }),
    // Three device pixels for each of the page's.
    header: { name: `logo.${type}`, content: await scaled(3 * headerHeight) },
  };
}
