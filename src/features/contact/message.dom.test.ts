import { beforeEach, expect, test, vi } from 'vitest';
import { contact } from '~tests/support/content/en';
import { composeMail, type ContactFields, fillFields, loadDraft, readFields, removeDraft, saveDraft } from './message';

const draft: ContactFields = {
  firstName: 'José',
  lastName: 'Ñandú',
  email: 'jose@mail.example',
  subject: 'media',
  message: 'one\ntwo',
};
const empty: ContactFields = { firstName: '', lastName: '', email: '', subject: '', message: '' };

beforeEach(removeDraft);

test.for([
  ['', null],
  ['{', null],
  ['null', null],
  ['3', null],
  ['"text"', null],
  ['{"firstName":1,"subject":"spam","message":"kept","extra":"no"}', { ...empty, subject: 'spam', message: 'kept' }],
] as const)('of what is stored only what fits is taken: %j', ([stored, taken]) => {
  localStorage.setItem('contact-draft', stored);
  expect(loadDraft()).toEqual(taken);
});

test('a draft that storage does not take, because it is full or forbidden, lasts as long as the document', () => {
  saveDraft({ ...draft, message: 'one' });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([saveDraft(draft), loadDraft()]).toEqual([false, draft]);
  full.mockRestore();
  const later = { ...draft, message: 'three' };
  expect([saveDraft(later), loadDraft()]).toEqual([true, later]);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect([saveDraft(draft), loadDraft(), saveDraft(empty), loadDraft()]).toEqual([false, draft, false, null]);
});

test('a form keeps text typed before the draft is loaded, and ignores unknown values of a draft', () => {
  const form = document.createElement('form');
  form.innerHTML = `<input name="firstName" value="typed early"><input name="lastName"><input name="email" type="email">
    <select name="subject"><option value=""></option><option value="investment"></option></select>`;
  fillFields(form, draft, 'empty');
  expect(readFields(form)).toEqual({ ...draft, firstName: 'typed early', subject: '', message: '' });
  // A subject that no longer exists has to be chosen again.
  expect(form.querySelector('select')?.selectedIndex).toBe(0);
  fillFields(form, draft, 'all');
  expect(readFields(form).firstName).toBe(draft.firstName);
});

test('a mail has no line for an optional field that is empty', () => {
  expect(composeMail({ ...draft, email: ' ' }, contact.form).body).toBe('Name: José Ñandú\nMessage:\none\ntwo');
});

test('a mail has the visitor’s text without the blanks around it', () => {
  const fields = { ...draft, firstName: ' José\u00A0', lastName: '\t', message: '\n  one\n\n two \n' };
  expect(composeMail(fields, contact.form)).toEqual({
    subject: contact.form.subjects.media.label,
    body: 'Name: José\nEmail: jose@mail.example\nMessage:\none\n\n two',
  });
});
