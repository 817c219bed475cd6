/**
 * Replaces react-helmet-async in the browser's bundle. vite-react-ssg wraps the application in its provider, but the site
 * does not need it, because React itself hoists head elements. That is 5 kB of each page. This was seen in vite-react-ssg 0.9.2.
 */
import type { PropsWithChildren } from 'react';

export function HelmetProvider({ children }: PropsWithChildren) {
  return children;
}

export function Helmet() {
  return null;
}
