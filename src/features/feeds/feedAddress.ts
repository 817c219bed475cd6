import type { Language } from '~/config/knownLanguages';

/** The formats of a feed: the endings of its files with their content types. */
export const feedTypes = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;

/** `/feeds/haiti.xml` (Atom) or `/feeds/haiti.json` (JSON Feed). */
export function feedPath(name: string, format: keyof typeof feedTypes): string {
  return `/feeds/${name}.${format}`;
}

/** Name of the feed of releases in a language. */
export const pressFeedName = (language: Language): string => `press/${language}`;
