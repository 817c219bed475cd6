import type * as v from 'valibot';
import type { Fields } from '../../content/fields';
import { searchEntries } from '../../features/search/search.schema';

export const searchSchema = (fields: Fields) => fields.page(searchEntries(fields));

export type SearchContent = v.InferOutput<ReturnType<typeof searchSchema>>;
