/** Icons and share image: drawn as SVG, turned into the raster formats that platforms ask for. */
import sharp from 'sharp';
import { ink } from './draw/palette';
import { drawIcon } from './pictures/mark';
import { drawShare } from './pictures/share';

export interface RasterFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

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

export async function drawRasters(): Promise<RasterFile[]> {
  const rounded = drawIcon(7, 2.6);
  const share = await sharp(Buffer.from(drawShare()))
    .flatten({ background: ink.night })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  return [
    { name: 'favicon.ico', bytes: wrapIco(await png(rounded, 32), 32) },
    // Apple rounds the corners itself, and paints what is transparent black.
    { name: 'apple-touch-icon.png', bytes: await png(drawIcon(0, 4.4), 180) },
    { name: 'icon-192.png', bytes: await png(rounded, 192) },
    { name: 'icon-512.png', bytes: await png(rounded, 512) },
    { name: 'icon-maskable-512.png', bytes: await png(drawIcon(0, 7), 512) },
    { name: 'share.jpg', bytes: share },
  ];
}
