import { contactDraftKey } from '~/config/storage';
import * as visitorStorage from '~/lib/visitorStorage';
import { type ContactFields, parseFields } from './fields';

/** @returns null where no draft, or no valid one, is stored */
export function loadDraft(): ContactFields | null {
  try {
    return parseFields(JSON.parse(visitorStorage.get(contactDraftKey) ?? 'null'));
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
  if (isEmpty) visitorStorage.remove(contactDraftKey);
  return !isEmpty && visitorStorage.set(contactDraftKey, JSON.stringify(fields));
}
