/** The languages the site is published in: `languages` of data/site.json. */
import { site } from '~generated/site';
import type { Language } from './knownLanguages';
import type { Site } from './site.node.ts';

export type { Language };

export const publishedLanguages: readonly Language[] = site.languages.map(({ id }) => id);

/** The first published language, whose addresses have no prefix. */
export const defaultLanguage: Language = site.languages[0].id;

/** The published languages by id. No page asks for another language. */
export const languages = Object.fromEntries(site.languages.map((language) => [language.id, language])) as Readonly<
  Record<Language, Site['languages'][number]>
>;
