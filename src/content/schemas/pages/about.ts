import * as v from 'valibot';
import type { Milestone } from '~/content/schemas/facts';
import { exactly, heading, pageMeta, pageName, related, sentence, titledText } from '~/content/schemas/fields';

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  hero: v.strictObject({ heading: heading(), tagline: sentence() }),
  mission: titledText(),
  vision: titledText(),
  values: v.strictObject({ heading: heading(), items: exactly(3, titledText()) }),
  timeline: v.strictObject({ heading: heading() }),
  related: related(),
});

type Sentences = v.InferOutput<typeof schema>;

export interface AboutContent extends Sentences {
  readonly timeline: Sentences['timeline'] & { readonly items: readonly Milestone[] };
}
