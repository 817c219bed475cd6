/** Languages that data/content may have words in; `languages` of data/site.json says which of them are published. */
interface KnownLanguage {
  /** BCP 47 tag for `lang`, `hreflang` and Intl. */
  readonly tag: `${string}-${string}`;
  /** The language's name in itself. */
  readonly name: string;
}

export const knownLanguages = {
  en: { tag: 'en-US', name: 'English' },
  es: { tag: 'es-DO', name: 'Español' },
  fr: { tag: 'fr-HT', name: 'Français' },
} as const satisfies Readonly<Record<string, KnownLanguage>>;

export type Language = keyof typeof knownLanguages;
