import * as v from 'valibot';
import { page } from '~/content/schemas/fields';
import { type SearchResultsContent, searchSentences } from '~/features/search/content';

export const searchSchema = page(searchSentences);

type SearchSentences = v.InferOutput<typeof searchSchema>;

export type SearchContent = Pick<SearchSentences, 'page' | 'meta'> & SearchResultsContent;
