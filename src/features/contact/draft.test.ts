// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactDraftKey } from '../../config/storage';
import { loadDraft, readFields, restoreDraft, saveDraft } from './draft';
import type { ContactFields } from './mail';

const draft: ContactFields = {
  firstName: 'José',
  lastName: 'Ñandú',
  email: 'jose@mail.example',
  subject: 'media',
  message: 'one\ntwo',
};
const empty: ContactFields = { firstName: '', lastName: '', email: '', subject: '', message: '' };

function makeForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `<input name="firstName"><input name="lastName"><input name="email" type="email">
    <select name="subject"><option value=""></option><option value="investment"></option><option value="media"></option></select>
    <textarea name="message"></textarea>`;
  return form;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the draft', () => {
  test('comes back as it was kept', () => {
    expect(saveDraft(draft)).toBe(true);
    expect(loadDraft()).toEqual(draft);
  });

  test('is forgotten once everything is empty', () => {
    saveDraft(draft);
    expect(saveDraft(empty)).toBe(false);
    expect(localStorage.getItem(contactDraftKey)).toBeNull();
    expect(loadDraft()).toBeNull();
  });

  test('is kept as long as one field is not', () => {
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

  test('says that nothing is kept where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(saveDraft(draft)).toBe(false);
  });
});

describe('the form', () => {
  test('gives and takes all five fields', () => {
    const form = makeForm();
    expect(readFields(form)).toEqual(empty);
    restoreDraft(form, draft);
    expect(readFields(form)).toEqual(draft);
  });

  test('keeps what the visitor typed before the draft arrived', () => {
    const form = makeForm();
    const message = form.elements.namedItem('message');
    if (message instanceof HTMLTextAreaElement) message.value = 'typed early';
    restoreDraft(form, draft);
    expect(readFields(form)).toEqual({ ...draft, message: 'typed early' });
  });

  test('survives a draft of a field it has not', () => {
    const form = makeForm();
    form.querySelector('textarea')?.remove();
    restoreDraft(form, draft);
    expect(readFields(form)).toEqual({ ...draft, message: '' });
  });
});
