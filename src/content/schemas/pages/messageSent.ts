import * as v from 'valibot';
import { hinted, paragraph, sentence } from '~/content/schemas/fields';
import { outcome } from '~/content/schemas/outcome';

export const schema = v.strictObject({
  ...outcome,
  form: hinted(
    v.strictObject({ requiredNote: paragraph(), submit: sentence(), refused: sentence(), failed: sentence() }),
    'Words of the contact form where it sends messages itself.',
  ),
});

export type MessageSentContent = v.InferOutput<typeof schema>;
