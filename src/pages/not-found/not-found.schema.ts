import type * as v from 'valibot';
import type { Fields } from '../../content/fields';

export const notFoundSchema = ({ heading, page, sentence }: Fields) =>
  page({ heading: heading(), text: sentence(), linksHeading: heading() });

export type NotFoundContent = v.InferOutput<ReturnType<typeof notFoundSchema>>;
