import * as v from 'valibot';
import { contactSubjects } from '../../content/facts';

const text = v.fallback(v.string(), '');

const contactFields = v.object({
  firstName: text,
  lastName: text,
  email: text,
  /** Empty until one is chosen. */
  subject: v.fallback(v.picklist(['', ...contactSubjects]), ''),
  message: text,
});

/** What a visitor wrote, as the form's fields have it. */
export type ContactFields = Readonly<v.InferOutput<typeof contactFields>>;

/** The fields in what may be anything: null where it is no record at all; what is missing or does not fit is empty. */
export function parseFields(value: unknown): ContactFields | null {
  const parsed = v.safeParse(contactFields, value);
  return parsed.success ? parsed.output : null;
}

/** The form's fields as they are now. */
export function readFields(form: HTMLFormElement): ContactFields {
  return v.parse(contactFields, Object.fromEntries(new FormData(form)));
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
