import type * as v from 'valibot';
import type { SearchText } from '~/content/searchText';
import type { TextSchemas } from '~/content/textSchemas';
import { strictObject } from '~/content/valueSchemas';
import { composeForm, formSchema } from '~/features/contact/form.schema';

export function contactSchema(fields: TextSchemas) {
  const { heading, page, paragraph, plain, related, sentence, sentences } = fields;
  return page({
    hero: strictObject({ heading: heading(), lead: paragraph(), mailSubject: plain(), scheduleNote: sentence() }),
    form: formSchema(fields),
    scheduling: strictObject({
      heading: heading(),
      ...sentences('text', 'frameTitle', 'loading', 'failed', 'openInTab'),
      /** The question that replaces a calendar of another host until the visitor asks for the calendar. */
      ask: strictObject(sentences('text', 'show', 'always')),
    }),
    related: related(),
  });
}

export const composeContact = (contact: v.InferOutput<ReturnType<typeof contactSchema>>) => ({
  ...contact,
  form: composeForm(contact.form),
});

export type ContactContent = ReturnType<typeof composeContact>;

export const getContactSearchText = ({ hero, form, scheduling }: ContactContent): SearchText => ({
  texts: [hero.lead],
  sections: [
    { id: 'form', heading: form.heading, texts: [form.requiredNote] },
    { id: 'scheduling', heading: scheduling.heading, texts: [scheduling.text] },
  ],
});
