/**
 * Cuts plates: `npm run plate NAME` one, `npm run plates` all, which are published to src/assets/plates.
 * `npm run plate NAME draft` looks at one: coarse maps, published to artwork/drafts.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paletteOf, paletteOfVignette } from './inks.ts';
import { plates } from './plates.ts';
import type { PlateEntry } from './plates.ts';
import { cutPlate } from './steps/cut.ts';
import { letter } from './steps/lettering.ts';
import { renderMaps } from './steps/maps.ts';
import { publish } from './steps/publish.ts';
import { writeSvg } from './steps/svg.ts';

const [name, draft] = process.argv.slice(2);
const chosen = plates.filter((plate) => name === 'all' || plate.name === name || plate.name.startsWith(`${name}-`));
if (chosen.length === 0)
  throw new Error(
    `No plate is called "${name ?? ''}". Choose one of: ${plates.map((plate) => plate.name).join(', ')}.`,
  );

const here = import.meta.dirname;
const folder = draft ? path.join(here, 'drafts') : path.join(here, '../src/assets/plates');
const shareImage = draft ? path.join(folder, 'share.png') : path.join(here, '../public/share.png');
const masters = path.join(here, 'masters');
await mkdir(folder, { recursive: true });
await mkdir(masters, { recursive: true });

for (const plate of chosen) await engrave(plate);

async function engrave(plate: PlateEntry): Promise<void> {
  const { name, inks, widths, transparent, shared } = plate;
  const started = process.cpuUsage();
  const scene = await plate.scene();
  const maps = renderMaps(scene, draft ? 420 : plate.maps);
  const cut = cutPlate(scene, maps, inks.onDark);
  const svg = writeSvg(cut, inks, { transparent, letters: shared && (await letter(shared)) });
  await writeFile(path.join(masters, `${name}.svg`), svg);
  const palette = transparent ? paletteOfVignette(inks) : paletteOf(inks);
  const sizes: string[] = [];
  for (const width of widths) {
    const picture = await publish(svg, width, palette, shared ? 'png' : 'webp');
    await writeFile(shared ? shareImage : path.join(folder, `${name}-${width}.webp`), picture);
    sizes.push(`${width} px ${(picture.length / 1000).toFixed(1)} kB`);
  }
  const { user, system } = process.cpuUsage(started);
  const seconds = ((user + system) / 1e6).toFixed(1);
  const master = (brotliCompressSync(svg).length / 1000).toFixed(0);
  process.stdout.write(
    `${name}: ${cut.strokes.length} strokes, master ${master} kB with brotli, ${sizes.join(', ')}, ${seconds} s\n`,
  );
}
