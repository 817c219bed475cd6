/** Makes a master into pictures: lossless and of few colours: WebP for pages, PNG for those who share a link. */
import sharp from 'sharp';
import type { Colour } from '../inks.ts';

/** Each pixel takes the nearest colour of the palette. */
export async function publish(
  svg: string,
  width: number,
  palette: readonly Colour[],
  format: 'webp' | 'png' = 'webp',
): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const nearestOf = new Map<number, Colour>();
  for (let i = 0; i < data.length; i += 4) {
    const key = data.readUInt32BE(i);
    let nearest = nearestOf.get(key);
    if (!nearest) {
      nearest = nearestColour(data.subarray(i, i + 4), palette);
      nearestOf.set(key, nearest);
    }
    data.set(nearest, i);
  }
  const opaque = palette.every(([, , , opacity]) => opacity === 255);
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  const flat = opaque ? image.removeAlpha() : image;
  if (format === 'png') return flat.png({ palette: true, colours: palette.length, dither: 0, effort: 10 }).toBuffer();
  return flat.webp({ lossless: true, effort: 6 }).toBuffer();
}

function nearestColour(pixel: Uint8Array, palette: readonly Colour[]): Colour {
  let nearest = palette[0];
  let least = Infinity;
  for (const colour of palette) {
    const opacity = pixel[3] / 255;
    const otherOpacity = colour[3] / 255;
    let difference = (pixel[3] - colour[3]) ** 2;
    // Colours count as much as they are seen.
    for (let k = 0; k < 3; k++) difference += (pixel[k] * opacity - colour[k] * otherOpacity) ** 2;
    if (difference >= least) continue;
    least = difference;
    nearest = colour;
  }
  return nearest;
}
