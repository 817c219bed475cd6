/** A Markdown text as the build hands it to pages; `Markdown` of src/ui shows it. */

/** Words, or a part of them: a link to a page or another site, or emphasis. */
export type Inline =
  | string
  | { readonly link: string; readonly text: readonly Inline[] }
  | { readonly strong: readonly Inline[] }
  | { readonly em: readonly Inline[] };

/** A paragraph is its words alone. */
export type Block =
  | readonly Inline[]
  | { readonly heading: readonly Inline[] }
  | { readonly list: readonly (readonly Inline[])[]; readonly isOrdered?: true }
  | { readonly table: readonly (readonly (readonly Inline[])[])[] };
