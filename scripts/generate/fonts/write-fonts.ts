/** The site's fonts: a module with the style sheet's part about them, their files, and their licences. */
import { constant, writeGenerated, writeModule } from '~scripts/generate/generated-folder';
import { writeAsset } from '~scripts/generate/write-asset';
import type { SiteFonts } from './site-fonts';
import { fontFaces, fontFamilies } from './styles';

export function writeFonts(fonts: SiteFonts): void {
  writeModule(
    'fonts.ts',
    'the fonts of data/site.json',
    "/** Rules of the site's fonts, and of the fonts of systems that stand in until they arrive. */",
    constant('fontFaces', 'string', fontFaces(fonts, writeAsset)),
    "/** Values of CSS `font-family`: until the site's fonts arrive, and with them. */",
    constant('fontFamilies', "Record<'standIns' | 'own', Record<'headings' | 'text', string>>", fontFamilies(fonts)),
    '/** Whether the font of the text has a semi-bold; otherwise browsers make one. */',
    constant('hasTextWeights', 'boolean', fonts.text.cut.hasWeights),
  );
  for (const { licence } of new Set([fonts.headings, fonts.text]))
    writeGenerated(`public/licences/${licence.file}`, licence.text);
}
