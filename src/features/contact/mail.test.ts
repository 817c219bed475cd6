import { expect, test } from 'vitest';
import { contactSubjects } from '~/content/facts';
import { contact } from '~tests/support/content/en';
import type { ContactFields } from './fields';
import { composeMail } from './mail';

const fields: ContactFields = {
  firstName: 'Ti-Jean',
  lastName: 'Désir',
  email: 'ti-jean@mail.example',
  subject: 'investment',
  message: 'Bonjour,\n\nUS$"10M" & more.',
};

test('the mail lists name, address and message', () => {
  const { name, email, message } = contact.form.mailLabels;
  expect(composeMail(fields, contact.form).body).toBe(
    `${name}: Ti-Jean Désir\n${email}: ti-jean@mail.example\n${message}:\nBonjour,\n\nUS$"10M" & more.`,
  );
});

test.each(['', ...contactSubjects] as const)('the mail has the words for the chosen subject: %j', (subject) => {
  const words = subject === '' ? '' : contact.form.subjects[subject];
  expect(composeMail({ ...fields, subject }, contact.form).subject).toBe(words);
});
