import { type ContactSubject, contactSubjects } from '~/content/facts';

/** What a visitor wrote, as the form's fields have it. */
export interface ContactFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty until one is chosen. */
  readonly subject: ContactSubject | '';
  readonly message: string;
}

/** What is missing or does not fit is empty. */
function fieldsOf(values: ReadonlyMap<string, unknown>): ContactFields {
  const text = (name: keyof ContactFields): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    subject: contactSubjects.find((subject) => subject === values.get('subject')) ?? '',
    message: text('message'),
  };
}

/**
 * The fields in what may be anything: null where it is no record at all. Five texts that a visitor checks with his own
 * eyes want no schema: see docs/why.md.
 */
export function parseFields(value: unknown): ContactFields | null {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? fieldsOf(new Map(Object.entries(value))) : null;
}

/** The form's fields as they are now. */
export function readFields(form: HTMLFormElement): ContactFields {
  return fieldsOf(new Map(new FormData(form)));
}

/** Fills the fields that the visitor has not filled yet. */
export function fillFields(form: HTMLFormElement, fields: ContactFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.value === ''
    ) {
      field.value = value;
    }
  }
}
