import type { Plugin } from 'vite';

/** Modules of packages that nobody asks for, by the end of their path, and what stands in their place: see docs/why.md. */
const standIns: Readonly<Record<string, string>> = {
  // vite-react-ssg wraps the application in a provider that the site does not use: React itself hoists head elements.
  'react-helmet-async': 'export const HelmetProvider = ({ children }) => children; export const Helmet = () => null;',
  // Material UI's `styled` takes a tag as a parameter: none of the 134 functions that this makes of tags is called.
  '@emotion/styled': "export { default } from '@emotion/styled/base';",
  // The theme switches ripples off, and Material UI then never renders them.
  './TouchRipple.mjs': 'export default () => null;',
  // Fields of several rows have as many as they are given: nothing measures them.
  '../TextareaAutosize/index.mjs': 'export default () => null;',
};

/** On the server vite-react-ssg reads the context of the provider, and it stays. */
const forBrowsersOnly = new Set(['react-helmet-async']);

/** Packages whose modules do nothing when they are imported, and do not say so in their manifests. */
const pure = /node_modules\/(?:hoist-non-react-statics|react-is)\//;

/** Of Material UI: they make what a module exports, class names and style functions, and nothing else; most of it nobody imports. */
const manualPureFunctions = ['generateUtilityClasses', 'compose', 'style'];

/** What Vite wraps each `import()` in, to fetch its styles and modules ahead: the site has no such styles, and asks for modules itself. */
const preloader = '\0vite/preload-helper.js';

export function leanClient(): Plugin {
  return {
    name: 'lean-client',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }], manualPureFunctions },
        },
      },
    }),
    resolveId: (source, _importer, { ssr }) =>
      source in standIns && (ssr !== true || !forBrowsersOnly.has(source)) ? `\0stand-in:${source}` : null,
    load(id) {
      if (id === preloader) return 'export const __vitePreload = (load) => load();';
      return id.startsWith('\0stand-in:') ? standIns[id.slice('\0stand-in:'.length)] : null;
    },
  };
}
