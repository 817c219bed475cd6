/**
 * Cuts the site's two variable fonts down to the characters and axes that are used, and prints the metrics of the
 * fallbacks that stand in until they arrive (src/theme), and puts fewer still into the sample calendar: `npm run fonts`.
 * With `--check` it only compares.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { webFonts } from '~/theme/fonts';
import { isMain } from '~scripts/lib/is-main';
import { withFonts } from './sample-calendar';

const require = createRequire(import.meta.url);
const fontsFolder = fileURLToPath(new URL('../../src/assets/fonts/', import.meta.url));

const sampleCalendar = fileURLToPath(new URL('../../public/samples/scheduling.html', import.meta.url));

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = range(0x20, 0x7e);
/** English, Spanish, French and Haitian Creole, with the marks their typography uses. */
const letters = 'ÀÁÂÇÈÉÊËÍÎÏÑÒÓÔÙÚÛÜŒàáâçèéêëíîïñòóôùúûüœ';
const marks = '\u00a0\u202f¡¿«»©·–—‘’“”…€×−';

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];

interface FontSource {
  readonly family: string;
  readonly file: string;
  readonly source: string;
  readonly characters: string;
  readonly axes: Axes;
  /** Where on its axes the font is compared with its fallbacks. */
  readonly measuredAt: Axes;
  /** What the systems of visitors have: Windows and macOS, Android, Linux. */
  readonly fallbacks: readonly (typeof arial)[];
}

const [newsreader, hankenGrotesk] = webFonts;

const fonts: readonly FontSource[] = [
  {
    ...newsreader,
    source: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    // Headlines and figures only: one weight, the optical sizes from sub-heading to display.
    characters: ascii.replaceAll(/[*<=>@[\\\]^_`{|}~]/g, '') + letters + marks,
    axes: { opsz: { min: 28, max: 72 }, wght: 400 },
    // The size of running text, where a wrong width makes other lines.
    measuredAt: { opsz: 28, wght: 400 },
    fallbacks: [georgia, notoSerif, timesNewRoman],
  },
  {
    ...hankenGrotesk,
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    characters: ascii + letters + marks,
    axes: { wght: { min: 400, max: 600 } },
    measuredAt: { wght: 400 },
    fallbacks: [arial, roboto],
  },
];

/** The `@font-face` rules of a font's fallbacks, with the metrics that give them its size. */
async function fallbackRules(
  { family, characters, measuredAt, fallbacks }: FontSource,
  source: Buffer,
): Promise<string> {
  const options = { targetFormat: 'truetype', variationAxes: measuredAt } as const;
  const metrics = await fromBuffer(await subsetFont(source, characters, options));
  return createFontStack([{ ...metrics, familyName: family }, ...fallbacks]).fontFaces;
}

/** Answers with the exit code. */
export async function main(args: readonly string[], folder = fontsFolder): Promise<number> {
  let outdated = 0;
  for (const font of fonts) {
    const source = await readFile(require.resolve(font.source));
    const cut = await subsetFont(source, font.characters, { targetFormat: 'woff2', variationAxes: font.axes });
    const file = resolve(folder, font.file);
    const changed = !existsSync(file) || !cut.equals(await readFile(file));
    if (args.includes('--check')) {
      if (changed) console.error(`fonts: ${font.file} is not what scripts/fonts cuts now; run: npm run fonts`);
      outdated += changed ? 1 : 0;
      continue;
    }
    if (changed) await writeFile(file, cut);
    console.log(`${font.file}: ${source.length} → ${cut.length} bytes\n${await fallbackRules(font, source)}`);
  }
  const page = await readFile(sampleCalendar, 'utf8');
  const samples = fonts.map(async ({ family, source, measuredAt }) => ({
    family,
    source: await readFile(require.resolve(source)),
    axes: measuredAt,
    use: family === newsreader.family ? ('headline' as const) : ('text' as const),
  }));
  const written = await withFonts(page, await Promise.all(samples));
  if (written !== page && args.includes('--check')) {
    console.error('fonts: the sample calendar has other fonts than scripts/fonts cuts now; run: npm run fonts');
    outdated += 1;
  } else if (written !== page) await writeFile(sampleCalendar, written);
  return outdated > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
