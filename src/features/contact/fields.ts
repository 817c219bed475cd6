import { contactSubjects } from '~/content/facts';
import { subjectValues } from '~generated/subjects';

/** The subjects' own names. */
const ids = Object.fromEntries(contactSubjects.map((id) => [id, id])) as typeof subjectValues;

/**
 * Missing and invalid values become empty texts.
 * @param subjects what stands for each subject
 */
function fieldsOf(values: ReadonlyMap<string, unknown>, subjects = ids) {
  const text = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    /** Empty until one is chosen. */
    subject: contactSubjects.find((subject) => subjects[subject] === values.get('subject')) ?? ('' as const),
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
  return fieldsOf(new Map(new FormData(form)), subjectValues);
}

/** Fills the fields that are still empty. */
export function fillFields(form: HTMLFormElement, fields: ContactFields): void {
  const subject = fields.subject === '' ? '' : subjectValues[fields.subject];
  for (const [name, value] of Object.entries({ ...fields, subject })) {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field?.value === '') field.value = value;
  }
}
