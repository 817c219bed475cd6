/** Gives the site its fonts: a module with the style sheet's part about them, and their licences as files. */
import type { Plugin } from 'vite';
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
export function fonts(): Plugin {
  let isServerBuild = false;
  let made: SiteFonts | undefined;
  return {
    name: 'fonts',

    // Made before anything is built: what is thrown here ends the build as one line.
    async configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
      made = await siteFonts();
      if (!isServerBuild) for (const line of lackedCharacters(made)) config.logger.warn(line);
    },

    resolveId(id) {
      return id === moduleId ? resolvedId : undefined;
    },

    load(id) {
      return id === resolvedId && made !== undefined ? fontsModule(made) : undefined;
    },

    generateBundle() {
      if (isServerBuild || made === undefined) return;
      for (const { licence } of new Set([made.headings, made.text]))
        this.emitFile({ type: 'asset', fileName: `licences/${licence.file}`, source: licence.text });
    },
  };
}
