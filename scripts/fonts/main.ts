/**
 * Cuts the site's two variable fonts down to the characters and axes that are used, and measures the
 * fallback fonts that stand in until they arrive. Run `npm run fonts` after changing either.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { webFonts } from '../../src/theme/fonts';

const require = createRequire(import.meta.url);
const target = new URL('../../src/assets/fonts/', import.meta.url);

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** English, Spanish, French and Haitian Creole, with the marks their typography uses. */
const letters = 'ÀÁÂÇÈÉÊËÍÎÏÑÒÓÔÙÚÛÜŒàáâçèéêëíîïñòóôùúûüœ';
const marks = '\u00a0\u202f¡¿«»©·–—‘’“”…€×−';

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];

interface FontToCut {
  readonly family: string;
  readonly file: string;
  readonly source: string;
  readonly characters: string;
  readonly axes: Axes;
  /** Where on its axes the font is compared with its fallback. */
  readonly measuredAt: Axes;
  /** What the systems of visitors have: Windows and macOS, Android, Linux. */
  readonly fallbacks: readonly (typeof arial)[];
}

const [newsreader, hankenGrotesk] = webFonts;

const fonts: readonly FontToCut[] = [
  {
    ...newsreader,
    source: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    // Headlines and figures only: one weight, the optical sizes from sub-heading to display.
    characters: range(0x20, 0x7e).replaceAll(/[*<=>@[\\\]^_`{|}~]/g, '') + letters + marks,
    axes: { opsz: { min: 28, max: 72 }, wght: 400 },
    // The size of running text, where a wrong width makes other lines.
    measuredAt: { opsz: 28, wght: 400 },
    fallbacks: [georgia, notoSerif, timesNewRoman],
  },
  {
    ...hankenGrotesk,
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    characters: range(0x20, 0x7e) + letters + marks,
    axes: { wght: { min: 400, max: 600 } },
    measuredAt: { wght: 400 },
    fallbacks: [arial, roboto],
  },
];

async function main(): Promise<void> {
  for (const font of fonts) {
    const source = await readFile(require.resolve(font.source));
    const cut = await subsetFont(source, font.characters, { targetFormat: 'woff2', variationAxes: font.axes });
    await writeFile(new URL(font.file, target), cut);
    const metrics = await fromBuffer(
      await subsetFont(source, font.characters, { targetFormat: 'truetype', variationAxes: font.measuredAt }),
    );
    const { fontFaces } = createFontStack([{ ...metrics, familyName: font.family }, ...font.fallbacks]);
    console.log(`${font.file}: ${source.length} → ${cut.length} bytes\n${fontFaces}`);
  }
}

await main();
