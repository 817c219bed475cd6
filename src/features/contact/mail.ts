import type { ContactContent } from '../../content/types/contact';
import { contactSubjects, type ContactSubject } from '../../content/facts';

/** What a visitor wrote, as the form's fields have it; the subject is empty until one is chosen. */
export interface ContactFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly subject: ContactSubject | '';
  readonly message: string;
}

export interface ComposedMail {
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly body: string;
}

export function isContactSubject(value: unknown): value is ContactSubject {
  return contactSubjects.some((subject) => subject === value);
}

/** Subject and body of the mail (specification, section 7): name, address, message. */
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

/** The mail as one text to paste into any mail account. */
export function mailAsText(mail: ComposedMail, subjectLabel: string): string {
  return `${subjectLabel}: ${mail.subject}\n\n${mail.body}`;
}
