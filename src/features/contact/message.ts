/** A message for the company: the fields of its form, the draft that a browser keeps of them, and the mail they make. */
import type { ContactContent } from '~/content/schemas/pages';
import * as visitorStorage from '~/lib/visitorStorage';

/** Missing and invalid values become empty texts. A schema library would be 2.5 kB for five of them. */
function fieldsOf(valueOf: (name: string) => unknown) {
  const text = (name: string): string => {
    const value = valueOf(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    /** What the choice sends; empty until one is chosen. */
    subject: text('subject'),
    message: text('message'),
  };
}

export type ContactFields = Readonly<ReturnType<typeof fieldsOf>>;

export function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  return fieldsOf((name) => data.get(name));
}

/** Fills the fields that are still empty. */
export function fillFields(form: HTMLFormElement, fields: ContactFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (field?.value !== '') continue;
    field.value = value;
    // A subject that there is no more.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
  }
}

/** @returns null where no draft, or no valid one, is stored */
export function loadDraft(): ContactFields | null {
  try {
    const draft: unknown = JSON.parse(visitorStorage.get('contact-draft') ?? 'null');
    return typeof draft === 'object' && draft !== null ? fieldsOf((name) => Reflect.get(draft, name)) : null;
  } catch {
    return null;
  }
}

/**
 * Stores the draft, or removes it where every field is empty.
 * @returns whether a draft is stored now
 */
export function saveDraft(fields: ContactFields): boolean {
  const isEmpty = Object.values(fields).every((value) => value === '');
  if (isEmpty) visitorStorage.remove('contact-draft');
  return !isEmpty && visitorStorage.set('contact-draft', JSON.stringify(fields));
}

export interface ComposedMail {
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly body: string;
}

/** The mail of the specification, section 7. */
export function composeMail(fields: ContactFields, texts: ContactContent['form']): ComposedMail {
  const { name, email, message } = texts.mailLabels;
  const subject = Object.values(texts.subjects).find(({ value }) => value === fields.subject);
  return {
    subject: subject?.label ?? '',
    body: [
      `${name}: ${fields.firstName} ${fields.lastName}`,
      `${email}: ${fields.email}`,
      `${message}:`,
      fields.message,
    ].join('\n'),
  };
}
