import * as v from 'valibot';
import { heading, page, sentence } from '~/content/schemas/fields';

export const notFoundSchema = page({ heading: heading(), text: sentence(), linksHeading: heading() });

export type NotFoundContent = v.InferOutput<typeof notFoundSchema>;
