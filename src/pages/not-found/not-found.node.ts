import type { InferOutput } from 'valibot';
import { heading, sentence } from '~/schemas/fields';
import { page } from '~/schemas/page';

export const notFoundSchema = page({ heading: heading(), text: sentence(), linksHeading: heading() });

type NotFoundSentences = InferOutput<typeof notFoundSchema>;

export const composeNotFound = (notFound: NotFoundSentences) => notFound;

export type NotFoundContent = ReturnType<typeof composeNotFound>;
