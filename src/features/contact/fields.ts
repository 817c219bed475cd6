import { contactSubjects } from '~/content/facts';

/** Missing and invalid values become empty texts. */
function fieldsOf(values: ReadonlyMap<string, unknown>) {
  const text = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    /** Empty until one is chosen. */
    subject: contactSubjects.find((subject) => subject === values.get('subject')) ?? ('' as const),
    message: text('message'),
  };
}

export type ContactFields = Readonly<ReturnType<typeof fieldsOf>>;

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
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field?.value === '') field.value = value;
  }
}
