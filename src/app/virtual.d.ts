/** Made by scripts/content/content-plugin.ts from the table of pages and the data. */
declare module 'virtual:content' {
  import type { ReactNode } from 'react';
  import type { Language } from '~/config/languages';
  import type { PageId } from '~/content/pages';
  import type { ShellContent } from '~/content/schemas/shell';

  type ByLanguage<Content> = Readonly<Record<Language, () => Promise<Content>>>;

  export const shell: ByLanguage<ShellContent>;
  /** Each component takes the content of its page: both are named by the page's id. */
  export const pages: Readonly<
    Record<
      PageId,
      {
        readonly component: () => Promise<(props: { readonly content: unknown }) => ReactNode>;
        readonly content: ByLanguage<unknown>;
      }
    >
  >;
}
