import * as v from 'valibot';
import { heading, page, sentence } from '~/schemas/fields';

export const notFoundSchema = page({ heading: heading(), text: sentence(), linksHeading: heading() });

type NotFoundSentences = v.InferOutput<typeof notFoundSchema>;

export const composeNotFound = (notFound: NotFoundSentences) => notFound;

export type NotFoundContent = ReturnType<typeof composeNotFound>;
