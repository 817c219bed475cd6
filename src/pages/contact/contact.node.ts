import * as v from 'valibot';
import { type PageFacts, withoutMissingPages } from '~/content/pageFacts';
import { composeForm, formSchema } from '~/features/contact/contact.node.ts';
import { heading, paragraph, plain, searchable, sentence, sentences } from '~/schemas/fields';
import { page, related } from '~/schemas/page';
import type { SchemaOutput } from '~/schemas/schemaSite';

export const contactSchema = () =>
  page({
    hero: v.strictObject({
      heading: heading(),
      lead: searchable(paragraph()),
      mailSubject: plain(),
      scheduleNote: sentence(),
    }),
    form: formSchema,
    scheduling: v.strictObject({
      heading: heading(),
      text: searchable(sentence()),
      ...sentences('frameTitle', 'loading', 'failed', 'openInTab'),
      ask: v.strictObject({ text: searchable(sentence()), ...sentences('show', 'always') }),
    }),
    related: related(),
  });

type ContactSentences = SchemaOutput<typeof contactSchema>;

export function composeContact(contact: ContactSentences, facts: PageFacts) {
  return {
    ...contact,
    form: composeForm(contact.form),
    related: withoutMissingPages(contact.related, facts),
  };
}

export type ContactContent = ReturnType<typeof composeContact>;
