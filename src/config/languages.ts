/** A language the site is written in. English is the default and has no address prefix. */
export type Language = 'en' | 'es' | 'fr';

export interface LanguageSettings {
  readonly id: Language;
  /** First path segment, empty for the default language. */
  readonly prefix: '' | '/es' | '/fr';
  /** BCP 47 tag for `lang`, `hreflang` and Intl. */
  readonly tag: 'en-US' | 'es-DO' | 'fr-HT';
  /** The same in Open Graph's spelling. */
  readonly openGraph: 'en_US' | 'es_DO' | 'fr_HT';
  /** The language's name in itself. */
  readonly name: string;
}

export const languages = {
  en: { id: 'en', prefix: '', tag: 'en-US', openGraph: 'en_US', name: 'English' },
  es: { id: 'es', prefix: '/es', tag: 'es-DO', openGraph: 'es_DO', name: 'Español' },
  fr: { id: 'fr', prefix: '/fr', tag: 'fr-HT', openGraph: 'fr_HT', name: 'Français' },
} as const satisfies Record<Language, LanguageSettings>;

export const defaultLanguage: Language = 'en';

/** The languages the site is published in, the default first. */
export const publishedLanguages: readonly Language[] = ['en', 'es', 'fr'];
