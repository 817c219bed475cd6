/** The site's fonts: a module with the style sheet's part about them, their files, and their licences. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { constant, writeGenerated, writeModule } from '~scripts/generate/generated-folder';
import type { SiteFonts } from './site-fonts';
import { fontFaces, fontFamilies } from './styles';

export async function writeFonts(fonts: SiteFonts): Promise<void> {
  const all = [...new Set([fonts.headings, fonts.text])];
  const files = all.flatMap(({ cut }) => cut.files.map(({ file }) => file));
  const faces = fontFaces(fonts, (file) => `\${file${files.indexOf(file)}}`);
  writeModule(
    'fonts.ts',
    'the fonts of data/site.json',
    ...files.map((file, index) => `import file${index} from './fonts/${basename(file)}';`),
    "/** Rules of the site's fonts, and of the fonts of systems that stand in until they arrive. */",
    `export const fontFaces = (): string => \`${faces}\`;`,
    "/** Values of CSS `font-family`: until the site's fonts arrive, and with them. */",
    constant('fontFamilies', "Record<'standIns' | 'own', Record<'headings' | 'text', string>>", fontFamilies(fonts)),
    '/** Whether the font of the text has a semi-bold; otherwise browsers make one. */',
    constant('hasTextWeights', 'boolean', fonts.text.cut.hasWeights),
  );
  for (const file of files) writeGenerated(`fonts/${basename(file)}`, await readFile(file));
  for (const { licence } of all) writeGenerated(`public/licences/${licence.file}`, licence.text);
}
