// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactDraftKey } from '~/config/storage';
import { loadDraft, saveDraft } from './draft';
import type { ContactFields } from './fields';

const draft: ContactFields = {
  firstName: 'José',
  lastName: 'Ñandú',
  email: 'jose@mail.example',
  subject: 'media',
  message: 'one\ntwo',
};
const empty: ContactFields = { firstName: '', lastName: '', email: '', subject: '', message: '' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the draft', () => {
  test('comes back as it was stored', () => {
    expect(saveDraft(draft)).toBe(true);
    expect(loadDraft()).toEqual(draft);
  });

  test('is removed once everything is empty', () => {
    saveDraft(draft);
    expect(saveDraft(empty)).toBe(false);
    expect(localStorage.getItem(contactDraftKey)).toBeNull();
    expect(loadDraft()).toBeNull();
  });

  test('is stored as long as one field is not', () => {
    expect(saveDraft({ ...empty, message: ' ' })).toBe(true);
    expect(loadDraft()).toEqual({ ...empty, message: ' ' });
  });

  test.for(['', '{', 'null', '3', '"text"'])('is none where %j is stored', (stored) => {
    localStorage.setItem(contactDraftKey, stored);
    expect(loadDraft()).toBeNull();
  });

  test('takes from what is stored only what fits', () => {
    localStorage.setItem(
      contactDraftKey,
      JSON.stringify({ firstName: 1, subject: 'spam', message: 'kept', extra: 'no' }),
    );
    expect(loadDraft()).toEqual({ ...empty, message: 'kept' });
  });

  test('is none, and nothing is thrown, where storage is forbidden', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(saveDraft(draft)).toBe(false);
    expect(saveDraft(empty)).toBe(false);
    expect(loadDraft()).toBeNull();
  });

  test('says that nothing is stored where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(saveDraft(draft)).toBe(false);
  });
});
