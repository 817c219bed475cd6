import type { Plugin } from 'vite';

const id = '\0without-helmet';

/**
 * vite-react-ssg wraps the application in react-helmet-async, which the site does not use: React itself hoists head
 * elements. In the browser its provider is an element that renders what it is given; on the server, where
 * vite-react-ssg reads the provider's context, it stays.
 */
export function withoutHelmet(): Plugin {
  return {
    name: 'without-helmet',
    enforce: 'pre',
    resolveId: (source, _importer, { ssr }) => (source === 'react-helmet-async' && ssr !== true ? id : null),
    load: (loaded) =>
      loaded === id ? 'export const HelmetProvider = ({ children }) => children;\nexport const Helmet = () => null;' : null,
  };
}
