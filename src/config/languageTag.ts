import type { Language } from './knownLanguages';
import type { Site } from './site';

/** BCP 47 tag of a published language. Of the settings: the site has no name of a language that it is not published in. */
export const languageTag = ({ languages }: Pick<Site, 'languages'>, language: Language): string =>
  languages.find(({ id }) => id === language)?.tag ?? language;
