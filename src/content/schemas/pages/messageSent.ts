import * as v from 'valibot';
import { heading, hinted, pageMeta, pageName, paragraph, sentence } from '~/content/schemas/fields';

/** What a page has that a visitor comes to after sending a message. */
export const outcome = {
  page: pageName(),
  meta: pageMeta(),
  heading: heading(),
  lead: sentence(),
  /** The link away from it. */
  onward: sentence(),
};

export const schema = v.strictObject({
  ...outcome,
  form: hinted(
    v.strictObject({ requiredNote: paragraph(), submit: sentence(), refused: sentence(), failed: sentence() }),
    'Words of the contact form where it sends messages itself.',
  ),
});

export type MessageSentContent = v.InferOutput<typeof schema>;
