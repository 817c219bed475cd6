import type { Language } from './knownLanguages';
import type { Site } from './site';

/**
 * The language that Intl takes for one that it does not know, such as Haitian Creole. Without it, Intl takes the one of the
 * machine, which is another on a visitor's machine than in the build.
 */
export const fallbackTag = 'en';

/** BCP 47 tag of a published language. Of the settings: the site has no name of a language that it is not published in. */
export const languageTag = ({ languages }: Pick<Site, 'languages'>, language: Language): string =>
  languages.find(({ id }) => id === language)?.tag ?? language;
