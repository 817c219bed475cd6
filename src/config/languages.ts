/** The languages of the site. Addresses of the default language have no prefix. */
export const languageIds = ['en', 'es', 'fr'] as const;

export type Language = (typeof languageIds)[number];

export const defaultLanguage = 'en' satisfies Language;

interface LanguageFacts {
  /** BCP 47 tag for `lang`, `hreflang` and Intl. */
  readonly tag: string;
  /** The name of the language in that language. */
  readonly name: string;
  /** First path segment of the addresses. */
  readonly prefix: '' | `/${Language}`;
}

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: { tag: 'en-US', name: 'English', prefix: '' },
  es: { tag: 'es-DO', name: 'Español', prefix: '/es' },
  fr: { tag: 'fr-HT', name: 'Français', prefix: '/fr' },
};

/** Creates a value for each language. */
export const mapLanguages = <Value>(create: (language: Language) => Value): Readonly<Record<Language, Value>> => ({
  en: create('en'),
  es: create('es'),
  fr: create('fr'),
});
