/** Icons and share image: drawn as SVG, turned into the raster formats that platforms ask for. */
import sharp from 'sharp';
import { kept } from '~scripts/lib/kept';
import { mix, themePalette } from './colours';
import type { Mark } from './logo';

async function png(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO holding one PNG: a six-byte header and one sixteen-byte entry. */
function wrapIco(image: Uint8Array, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** `corner` in units of 32; `inset` keeps the mark off an edge that a platform may cut. */
function drawIcon(mark: Mark, corner: number, inset: number): string {
  const { night, theme } = themePalette;
  const side = 32 - 2 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><defs><linearGradient id="background" x2="1" y2="1"><stop offset="0" stop-color="${night}"/><stop offset="1" stop-color="${mix(night, theme, 0.76)}"/></linearGradient></defs><rect width="32" height="32" rx="${corner}" fill="url(#background)"/>${mark.within({ x: inset, y: inset, width: side, height: side })}</svg>\n`;
}

interface IconSources {
  readonly mark: Mark;
  /** The mark of the icons, where the owner has one of its own for them. */
  readonly icon: Mark;
  /** SVG of the share image, on which the mark is put. */
  readonly share: string;
}

const jpeg = { quality: 86, mozjpeg: true } as const;

/** The files that src/seo/constants.ts names: their paths in the project's cache, by their paths in the site. */
export async function makeIcons({ mark, icon, share }: IconSources): Promise<ReadonlyMap<string, string>> {
  const rounded = drawIcon(icon, 7, 2.6);
  // The mark begins as far from the left as the words that the build writes on the image.
  const box = { x: 84, y: 76, width: 104 * Math.min(2.5, Math.max(1, mark.ratio)), height: 104 };
  const marked = share.replace(/<\/svg>\s*$/, () => `${mark.within(box)}</svg>`);
  const background = themePalette.night;
  const file = async (name: string, svg: string, make: () => Promise<string | Uint8Array>) =>
    [`/${name}`, await kept('artwork', name, [svg, background, JSON.stringify(jpeg)], make)] as const;
  const raster = (name: string, svg: string, side: number) => file(name, svg, () => png(svg, side));
  return new Map(
    await Promise.all([
      file('favicon.svg', rounded, async () => rounded),
      file('favicon.ico', rounded, async () => wrapIco(await png(rounded, 32), 32)),
      // Apple rounds the corners itself, and paints what is transparent black.
      raster('apple-touch-icon.png', drawIcon(icon, 0, 4.4), 180),
      raster('icon-192.png', rounded, 192),
      raster('icon-512.png', rounded, 512),
      raster('icon-maskable-512.png', drawIcon(icon, 0, 7), 512),
      file('share.jpg', marked, () => sharp(Buffer.from(marked)).flatten({ background }).jpeg(jpeg).toBuffer()),
    ]),
  );
}
