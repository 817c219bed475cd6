import type { Plugin } from 'vite';

/**
 * What the browser is given instead of a package, where it needs less of it than the server. Both would otherwise
 * weigh on every page: together 8 kB after brotli.
 */
const standIns: Readonly<Record<string, string>> = {
  // vite-react-ssg wraps the application in a provider that the site does not use: React itself hoists head elements.
  // On the server vite-react-ssg reads the provider's context, and it stays.
  'react-helmet-async': 'export const HelmetProvider = ({ children }) => children; export const Helmet = () => null;',
  // emotion asks which props are attributes, and gets a list of all there are. The site's own components say which
  // props are theirs (`shouldForwardProp`); left are emotion's own two, and the one Material UI gives plain elements.
  '@emotion/is-prop-valid': 'export default (prop) => prop !== "as" && prop !== "theme" && prop !== "ownerState";',
};

export function leanClient(): Plugin {
  return {
    name: 'lean-client',
    enforce: 'pre',
    resolveId: (source, _importer, { ssr }) => (source in standIns && ssr !== true ? `\0stand-in:${source}` : null),
    load: (id) => (id.startsWith('\0stand-in:') ? standIns[id.slice('\0stand-in:'.length)] : null),
  };
}
