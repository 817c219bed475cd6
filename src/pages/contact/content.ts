import * as v from 'valibot';
import type { ContactChartWords } from '~/content/schemas/facts';
import { heading, hinted, page, paragraph, plain, related, sentence, sentences } from '~/content/schemas/fields';
import { type FormContent, formSchema } from '~/features/contact/content';

export const contactSchema = page({
  hero: v.strictObject({ heading: heading(), lead: paragraph(), mailSubject: plain(), scheduleNote: sentence() }),
  form: formSchema,
  scheduling: v.strictObject({
    heading: heading(),
    ...sentences('text', 'frameTitle', 'loading', 'failed', 'openInTab'),
    ask: hinted(
      v.strictObject(sentences('text', 'show', 'always')),
      'In place of a calendar of another host, until the visitor wants it.',
    ),
  }),
  related: related(),
});

type ContactSentences = v.InferOutput<typeof contactSchema>;

export interface ContactContent extends Omit<ContactSentences, 'form'> {
  readonly form: FormContent;
  readonly hero: ContactSentences['hero'] & { readonly chart?: ContactChartWords };
}

/** A page that a visitor comes to after sending a message; `onward` is the link away from it. */
const outcome = { heading: heading(), ...sentences('lead', 'onward') };

export const messageSentSchema = page({
  ...outcome,
  form: hinted(
    v.strictObject({ requiredNote: paragraph(), ...sentences('submit', 'sending', 'refused', 'failed') }),
    'Words of the contact form where it sends messages itself.',
  ),
});

export const messageFailedSchema = page(outcome);

export type MessageOutcomeContent = v.InferOutput<typeof messageFailedSchema>;
