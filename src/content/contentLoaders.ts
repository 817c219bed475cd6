import type { Language } from '~/config/languages';

/** Fetches the content of a page in each language. */
export type ContentLoaders<Content> = Readonly<Record<Language, () => Promise<{ readonly content: Content }>>>;
