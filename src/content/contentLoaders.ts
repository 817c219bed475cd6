import type { Language } from '~/config/languages';

/** Fetches the content of a page, by the languages that the site is published in; empty for a page that is off. */
export type ContentLoaders<Content> = Readonly<Partial<Record<Language, () => Promise<{ readonly content: Content }>>>>;
