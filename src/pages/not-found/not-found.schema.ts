import type * as v from 'valibot';
import type { TextSchemas } from '~/content/textSchemas';

export const notFoundSchema = ({ heading, page, sentence }: TextSchemas) =>
  page({ heading: heading(), text: sentence(), linksHeading: heading() });

export type NotFoundContent = v.InferOutput<ReturnType<typeof notFoundSchema>>;
