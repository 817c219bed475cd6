import type { PageFacts } from '~/content/pageFacts';
import { composeSearchResults, searchSentences } from '~/features/search/search.node.ts';
import { page } from '~/schemas/page';
import type { SchemaOutput } from '~/schemas/schemaSite';

export const searchSchema = () => page(searchSentences);

type SearchSentences = SchemaOutput<typeof searchSchema>;

export const composeSearch = ({ page: pageName, meta, ...words }: SearchSentences, facts: PageFacts) => ({
  page: pageName,
  meta: facts.switches.news ? meta : { ...meta, description: words.withoutNews.description },
  ...composeSearchResults(words, facts),
});

export type SearchContent = ReturnType<typeof composeSearch>;
