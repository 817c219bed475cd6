import * as v from 'valibot';
import type { Milestone } from '~/content/schemas/facts';
import { exactly, heading, page, related, sentence, titledText } from '~/content/schemas/fields';

export const aboutSchema = page({
  hero: v.strictObject({ heading: heading(), tagline: sentence() }),
  mission: titledText(),
  vision: titledText(),
  values: v.strictObject({ heading: heading(), items: exactly(3, titledText()) }),
  timeline: v.strictObject({ heading: heading() }),
  related: related(),
});

type AboutSentences = v.InferOutput<typeof aboutSchema>;

export interface AboutContent extends AboutSentences {
  readonly timeline: AboutSentences['timeline'] & { readonly items: readonly Milestone[] };
}
