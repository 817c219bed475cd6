import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contact } from '~tests/support/content/en';
import { readContent } from '~tests/support/content/read';
import { renderInShell } from '~tests/support/render';
import { Field } from './Field';
import { removeDraft } from './message';
import { MessageForm } from './MessageForm';

const { form: texts } = contact;
const { contact: spanish } = readContent('es');
const draft = { firstName: 'Ana', lastName: 'Lima', email: 'ana@mail.example', subject: '', message: 'one' };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const stored = () => localStorage.getItem('contact-draft');

/** Changes storage as another tab would, with the event that the browser fires in this one. */
function storeElsewhere(fields: typeof draft | null): void {
  if (fields === null) localStorage.removeItem('contact-draft');
  else localStorage.setItem('contact-draft', JSON.stringify(fields));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'contact-draft' })));
}

beforeEach(removeDraft);

test('two tabs show one draft, and neither overwrites the other', async () => {
  await renderInShell(<MessageForm content={texts} />);
  storeElsewhere(draft);
  expect(field(texts.message).value).toBe('one');
  type(texts.message, 'one, two');
  expect(stored()).toBe(JSON.stringify({ ...draft, message: 'one, two' }));
  storeElsewhere({ ...draft, message: 'one, two, three' });
  expect([field(texts.firstName).value, field(texts.message).value]).toEqual(['Ana', 'one, two, three']);
  // The draft is cleared or sent in the other tab.
  storeElsewhere(null);
  expect([field(texts.firstName).value, field(texts.message).value, stored()]).toEqual(['', '', null]);
  expect(screen.queryByText(texts.clear)).toBeNull();
  type(texts.lastName, 'Silva');
  expect(stored()).toContain('Silva');
});

test('a field is required, or may stay empty', async () => {
  await renderInShell(
    <>
      <Field name="firstName" label="Name" type="text" autoComplete="name" />
      <Field name="lastName" label="Company" type="text" autoComplete="organization" required={false} />
    </>,
  );
  expect([field('Name').checkValidity(), field('Company').checkValidity()]).toEqual([false, true]);
});

test('a page restored from the back/forward cache shows the draft of other tabs', async () => {
  await renderInShell(<MessageForm content={texts} />);
  localStorage.setItem('contact-draft', JSON.stringify(draft));
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(field(texts.firstName).value).toBe('Ana');
});

test('text stays when the language changes, which mounts another form, even if the browser forbids storage', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await renderInShell(<MessageForm content={texts} />);
  type(texts.message, 'one');
  cleanup();
  await renderInShell(<MessageForm content={spanish.form} />, '/es/contact', 'es');
  expect(field(spanish.form.message).value).toBe('one');
  // Nothing says that the browser keeps the text.
  expect(screen.queryByText(spanish.form.draftKept)).toBeNull();
});

test('text that a full storage could not take stays when another tab clears its draft', async () => {
  await renderInShell(<MessageForm content={texts} />);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type(texts.message, 'long');
  full.mockRestore();
  storeElsewhere(null);
  expect(field(texts.message).value).toBe('long');
});
