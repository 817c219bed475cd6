import * as v from 'valibot';
import { pageMeta, pageName, sentence } from '~/content/schemas/fields';

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  heading: sentence(),
  text: sentence(),
  linksHeading: sentence(),
});

export type NotFoundContent = v.InferOutput<typeof schema>;
