/** Gives the site its fonts: a module with the style sheet's part about them, and their licences as files. */
import type { Plugin } from 'vite';
import { madeFiles } from '~scripts/lib/made-files';
import { lackedCharacters, type SiteFonts, siteFonts } from './site-fonts';
import { fontFaces, fontFamilies, headingMetrics } from './styles';

const moduleId = 'virtual:fonts';
// Rollup's convention: other plugins leave such ids alone.
const resolvedId = `\0${moduleId}`;

function fontsModule(fonts: SiteFonts): string {
  const files = [...new Set([fonts.headings, fonts.text])].flatMap(({ cut }) => cut.files.map(({ file }) => file));
  const faces = fontFaces(fonts, (file) => `\${file${files.indexOf(file)}}`);
  return [
    ...files.map((file, index) => `import file${index} from ${JSON.stringify(file)};`),
    `export const fontFaces = () => \`${faces}\`;`,
    `export const fontFamilies = ${JSON.stringify(fontFamilies(fonts))};`,
    `export const headingMetrics = ${JSON.stringify(headingMetrics(fonts))};`,
    `export const hasTextWeights = ${fonts.text.cut.hasWeights};`,
  ].join('\n');
}

/** The module `virtual:fonts`; its types are in src/theme/virtual.d.ts. */
export function fonts(): Plugin[] {
  let made: Promise<SiteFonts> | undefined;
  const make = () => (made ??= siteFonts());
  const licences = async () => {
    const { headings, text } = await make();
    return new Map([headings, text].map(({ licence }) => [`/licences/${licence.file}`, licence.text]));
  };
  return [
    {
      name: 'fonts',

      // Made before anything is built: what is thrown here ends the build as one line.
      async configResolved(config) {
        const lacked = lackedCharacters(await make());
        if (!config.build.ssr) for (const line of lacked) config.logger.warn(line);
      },

      resolveId: (id) => (id === moduleId ? resolvedId : undefined),

      load: async (id) => (id === resolvedId ? fontsModule(await make()) : undefined),
    },
    madeFiles('font-licences', licences),
  ];
}
