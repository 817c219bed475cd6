/**
 * Stands in for react-helmet-async in the browser's bundle: vite-react-ssg wraps the application in its provider, and
 * React itself hoists the head elements of the site.
 */
import type { PropsWithChildren } from 'react';

export function HelmetProvider({ children }: PropsWithChildren) {
  return children;
}

export function Helmet() {
  return null;
}
