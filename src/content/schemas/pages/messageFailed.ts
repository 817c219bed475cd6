import * as v from 'valibot';
import { outcome } from '~/content/schemas/outcome';

export const schema = v.strictObject(outcome);

export type MessageFailedContent = v.InferOutput<typeof schema>;
