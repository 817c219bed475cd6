import { type ContactSubject, contactSubjects } from '~/content/facts';

export interface ContactFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty until one is chosen. */
  readonly subject: ContactSubject | '';
  readonly message: string;
}

/** Missing and invalid values become empty texts. */
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

/** Parses a stored draft; null where it is no object. A schema library would be 2.5 kB for five texts. */
export function parseFields(value: unknown): ContactFields | null {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? fieldsOf(new Map(Object.entries(value))) : null;
}

export function readFields(form: HTMLFormElement): ContactFields {
  return fieldsOf(new Map(new FormData(form)));
}

/** Fills the fields that are still empty. */
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
