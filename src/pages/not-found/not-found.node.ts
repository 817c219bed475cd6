import { heading, sentence } from '~/schemas/fields';
import { page } from '~/schemas/page';
import type { SchemaOutput } from '~/schemas/schemaSite';

export const notFoundSchema = () => page({ heading: heading(), text: sentence(), linksHeading: heading() });

type NotFoundSentences = SchemaOutput<typeof notFoundSchema>;

export const composeNotFound = (notFound: NotFoundSentences) => notFound;

export type NotFoundContent = ReturnType<typeof composeNotFound>;
