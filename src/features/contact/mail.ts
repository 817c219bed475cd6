import type { ContactContent } from '~/content/schemas/pages/contact';
import type { ContactFields } from './fields';

export interface ComposedMail {
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly body: string;
}

/** The mail of the specification, section 7. */
export function composeMail(fields: ContactFields, texts: ContactContent['form']): ComposedMail {
  const { name, email, message } = texts.mailLabels;
  return {
    subject: fields.subject === '' ? '' : texts.subjects[fields.subject],
    body: [
      `${name}: ${fields.firstName} ${fields.lastName}`,
      `${email}: ${fields.email}`,
      `${message}:`,
      fields.message,
    ].join('\n'),
  };
}
