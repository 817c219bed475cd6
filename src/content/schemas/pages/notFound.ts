import * as v from 'valibot';
import { heading, pageMeta, pageName, sentence } from '~/content/schemas/fields';

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  heading: heading(),
  text: sentence(),
  linksHeading: heading(),
});

export type NotFoundContent = v.InferOutput<typeof schema>;
