/**
 * Cuts the site's two variable fonts down to the characters and axes that are used: `npm run fonts`. With `--check` it
 * only compares. The metrics of the fallbacks, which stand in until the fonts arrive, are in src/theme/GlobalStyles.tsx.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { webFonts } from '~/theme/fonts';
import { isMain } from '~scripts/lib/is-main';

const require = createRequire(import.meta.url);
const fontsFolder = fileURLToPath(new URL('../../src/assets/fonts/', import.meta.url));

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
/** English, Spanish, French and Haitian Creole, with the marks their typography uses. */
const letters = 'ÀÁÂÇÈÉÊËÍÎÏÑÒÓÔÙÚÛÜŒàáâçèéêëíîïñòóôùúûüœ';
const marks = '\u00a0\u202f¡¿«»©·–—‘’“”…€×−';

const [newsreader, hankenGrotesk] = webFonts;

interface FontSource {
  readonly file: string;
  readonly source: string;
  readonly characters: string;
  readonly axes: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];
}

const fonts: readonly FontSource[] = [
  {
    ...newsreader,
    source: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    // Headlines and figures only: one weight, the optical sizes from sub-heading to display.
    characters: ascii.replaceAll(/[*<=>@[\\\]^_`{|}~]/g, '') + letters + marks,
    axes: { opsz: { min: 28, max: 72 }, wght: 400 },
  },
  {
    ...hankenGrotesk,
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    characters: ascii + letters + marks,
    axes: { wght: { min: 400, max: 600 } },
  },
];

/** @returns the exit code */
export async function main(args: readonly string[], folder = fontsFolder): Promise<number> {
  let outdated = 0;
  for (const font of fonts) {
    const source = await readFile(require.resolve(font.source));
    const cut = await subsetFont(source, font.characters, { targetFormat: 'woff2', variationAxes: font.axes });
    const file = resolve(folder, font.file);
    if (existsSync(file) && cut.equals(await readFile(file))) continue;
    if (args.includes('--check')) {
      console.error(`fonts: ${font.file} is not what scripts/fonts cuts now; run: npm run fonts`);
      outdated += 1;
      continue;
    }
    await writeFile(file, cut);
    console.log(`${font.file}: ${source.length} → ${cut.length} bytes`);
  }
  return outdated > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
