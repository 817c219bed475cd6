import type { Language } from './knownLanguages';
import type { Site } from './site.node.ts';

/** BCP 47 tag of a published language; the code of a language in which the site is not published. */
export const languageTag = ({ languages }: Pick<Site, 'languages'>, language: Language): string =>
  languages.find(({ id }) => id === language)?.tag ?? language;
