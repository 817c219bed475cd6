import type * as v from 'valibot';
import type { TextSchemas } from '~/content/textSchemas';
import { searchResultsEntries } from '~/features/search/search.schema';

export const searchSchema = (fields: TextSchemas) => fields.page(searchResultsEntries(fields));

export type SearchContent = v.InferOutput<ReturnType<typeof searchSchema>>;
