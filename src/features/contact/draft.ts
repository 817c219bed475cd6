import { contactDraftKey } from '../../config/storage';
import * as visitorStorage from '../../lib/visitorStorage';
import { type ContactFields, isContactSubject } from './mail';

function text(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = record[name];
  return typeof value === 'string' ? value : '';
}

/** Reads the form's fields; what is not there is empty. */
export function readFields(form: HTMLFormElement): ContactFields {
  return parseFields(Object.fromEntries(new FormData(form)));
}

function parseFields(record: Readonly<Record<string, unknown>>): ContactFields {
  const subject = record['subject'];
  return {
    firstName: text(record, 'firstName'),
    lastName: text(record, 'lastName'),
    email: text(record, 'email'),
    subject: isContactSubject(subject) ? subject : '',
    message: text(record, 'message'),
  };
}

/** The draft kept in this browser, or null. A stored text that is no draft counts as none. */
export function loadDraft(): ContactFields | null {
  try {
    const stored: unknown = JSON.parse(visitorStorage.get(contactDraftKey) ?? 'null');
    return typeof stored === 'object' && stored !== null ? parseFields({ ...stored }) : null;
  } catch {
    return null;
  }
}

/** Stores the draft, or removes it once everything is empty. Returns whether a draft is stored now. */
export function saveDraft(fields: ContactFields): boolean {
  const isEmpty = Object.values(fields).every((value) => value === '');
  if (isEmpty) visitorStorage.remove(contactDraftKey);
  return !isEmpty && visitorStorage.set(contactDraftKey, JSON.stringify(fields));
}

/** Puts a draft's values into the fields the visitor has not filled yet. */
export function restoreDraft(form: HTMLFormElement, draft: ContactFields): void {
  for (const [name, value] of Object.entries(draft)) {
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
