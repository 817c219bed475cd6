import { composeSearchResults, searchSentences } from '~/features/search/search.node.ts';
import { page } from '~/schemas/page';
import type { SchemaOutput } from '~/schemas/schemaSite';

export const searchSchema = () => page(searchSentences);

type SearchSentences = SchemaOutput<typeof searchSchema>;

export const composeSearch = ({ page: pageName, meta, ...words }: SearchSentences) => ({
  page: pageName,
  meta,
  ...composeSearchResults(words),
});

export type SearchContent = ReturnType<typeof composeSearch>;
