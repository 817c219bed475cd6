import * as v from 'valibot';
import { outcome } from './messageSent';

export const schema = v.strictObject(outcome);

export type MessageFailedContent = v.InferOutput<typeof schema>;
