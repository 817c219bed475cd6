/** A message for the company: the fields of its form, their draft in the browser, and the mail made of them. */
import * as visitorStorage from '~/lib/visitorStorage';
import type { FormContent } from './form.schema';

const fieldNames = ['firstName', 'lastName', 'email', 'subject', 'message'] as const;

/** The values by the names of the fields. The subject is the value of its option, empty until one is chosen. */
export type ContactFields = Readonly<Record<(typeof fieldNames)[number], string>>;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Missing and invalid values become empty texts. A schema library would add 2.5 kB to the page for this alone. */
function createFields(getValue: (name: string) => unknown): ContactFields {
  // The type of Object.fromEntries has no literal keys, hence the assertion.
  return Object.fromEntries(fieldNames.map((name) => [name, toText(getValue(name))])) as ContactFields;
}

export function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  return createFields((name) => data.get(name));
}

/** Fills the fields that are still empty, or replaces what is in every field. */
export function fillFields(form: HTMLFormElement, fields: ContactFields, which: 'empty' | 'all'): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (field === null || (which === 'empty' && field.value !== '')) continue;
    field.value = value;
    // The draft may have a subject that no longer exists.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
  }
}

/** The draft that storage did not take: it outlives the form, which is another one in each language. */
let unstoredDraft: ContactFields | null = null;

/**
 * Reads the draft.
 * @returns null if there is no valid draft
 */
export function loadDraft(): ContactFields | null {
  if (unstoredDraft !== null) return unstoredDraft;
  try {
    const draft: unknown = JSON.parse(visitorStorage.get('contact-draft') ?? 'null');
    return typeof draft === 'object' && draft !== null ? createFields((name) => Reflect.get(draft, name)) : null;
  } catch {
    return null;
  }
}

/**
 * Calls a listener when another tab may have changed the draft.
 * @returns a function that removes the listener
 */
export function onDraftChangeInOtherTab(listener: () => void): () => void {
  return visitorStorage.onChangeInOtherTab('contact-draft', listener);
}

export function removeDraft(): void {
  unstoredDraft = null;
  visitorStorage.remove('contact-draft');
}

/**
 * Stores the draft, or removes it if every field is empty. A draft that storage does not take lasts as long as the document.
 * @returns whether a draft is stored now
 */
export function saveDraft(fields: ContactFields): boolean {
  const isEmpty = Object.values(fields).every((value) => value === '');
  if (isEmpty) removeDraft();
  const isStored = !isEmpty && visitorStorage.set('contact-draft', JSON.stringify(fields));
  unstoredDraft = isEmpty || isStored ? null : fields;
  return isStored;
}

export interface ComposedMail {
  readonly subject: string;
  /** The text of the mail, whose lines end in `\n`. */
  readonly body: string;
}

/** The line of a field in the mail; none if an optional field is empty. */
const toLine = (label: string, value: string) => (value.trim() === '' ? [] : [`${label}: ${value.trim()}`]);

/** The mail of the specification, without blanks around what the visitor wrote. */
export function composeMail(fields: ContactFields, texts: FormContent): ComposedMail {
  const { mailLabels } = texts;
  const subject = Object.values(texts.subjects).find(({ value }) => value === fields.subject);
  const name = `${fields.firstName.trim()} ${fields.lastName.trim()}`;
  return {
    subject: subject?.label ?? '',
    body: [
      ...toLine(mailLabels.name, name),
      ...toLine(mailLabels.email, fields.email),
      `${mailLabels.message}:`,
      fields.message.trim(),
    ].join('\n'),
  };
}
