/** Icons and share image: drawn as SVG, turned into the raster formats that platforms ask for. */
import sharp from 'sharp';
import { ink, shade } from './draw/palette';
import { element, linearGradient, svgDocument } from './draw/svg';
import type { Mark } from './mark';
import { drawShare } from './pictures/share';

async function png(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO holding one PNG: a six-byte header and one sixteen-byte entry (since Windows Vista). */
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
  const side = 32 - 2 * inset;
  return svgDocument({
    width: 32,
    height: 32,
    defs: [linearGradient('g', [0, 0, 32, 32], [0, ink.night], [1, shade(0.76)])],
    body: [
      element('rect', { width: 32, height: 32, rx: corner, fill: 'url(#g)' }),
      mark.within({ x: inset, y: inset, width: side, height: side }),
    ],
  });
}

/** The files that src/seo/constants.ts names, by their names. */
export async function drawIcons(mark: Mark, icon: Mark): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const rounded = drawIcon(icon, 7, 2.6);
  const share = sharp(Buffer.from(drawShare(mark))).flatten({ background: ink.night });
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', rounded],
    ['favicon.ico', wrapIco(await png(rounded, 32), 32)],
    // Apple rounds the corners itself, and paints what is transparent black.
    ['apple-touch-icon.png', await png(drawIcon(icon, 0, 4.4), 180)],
    ['icon-192.png', await png(rounded, 192)],
    ['icon-512.png', await png(rounded, 512)],
    ['icon-maskable-512.png', await png(drawIcon(icon, 0, 7), 512)],
    ['share.jpg', await share.jpeg({ quality: 86, mozjpeg: true }).toBuffer()],
  ]);
}
