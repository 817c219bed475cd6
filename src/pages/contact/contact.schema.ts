import type * as v from 'valibot';
import type { Fields } from '../../content/fields';
import type { SearchText } from '../../content/searchText';
import { object } from '../../content/values';
import { composeForm, formSchema } from '../../features/contact/form.schema';

export function contactSchema(fields: Fields) {
  const { heading, page, paragraph, plain, related, sentence, sentences } = fields;
  return page({
    hero: object({ heading: heading(), lead: paragraph(), mailSubject: plain(), scheduleNote: sentence() }),
    form: formSchema(fields),
    scheduling: object({
      heading: heading(),
      ...sentences('text', 'frameTitle', 'loading', 'failed', 'openInTab'),
      /** In place of a calendar of another host, until the visitor wants it. */
      ask: object(sentences('text', 'show', 'always')),
    }),
    related: related(),
  });
}

export const composeContact = (contact: v.InferOutput<ReturnType<typeof contactSchema>>) => ({
  ...contact,
  form: composeForm(contact.form),
});

export type ContactContent = ReturnType<typeof composeContact>;

export const searchContact = ({ hero, form, scheduling }: ContactContent): SearchText => ({
  texts: [hero.lead],
  sections: [
    { id: 'form', heading: form.heading, texts: [form.requiredNote] },
    { id: 'scheduling', heading: scheduling.heading, texts: [scheduling.text] },
  ],
});
