// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
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

test.for([
  ...['', '{', 'null', '3', '"text"'].map((stored) => [stored, null] as const),
  ['{"firstName":1,"subject":"spam","message":"kept","extra":"no"}', { ...empty, message: 'kept' }] as const,
])('of what is stored only what fits is taken: %j', ([stored, taken]) => {
  localStorage.setItem(contactDraftKey, stored);
  expect(loadDraft()).toEqual(taken);
});

test('there is no draft, and no error, where storage is forbidden or full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveDraft(draft)).toBe(false);
  full.mockRestore();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect([saveDraft(draft), saveDraft(empty), loadDraft()]).toEqual([false, false, null]);
});
