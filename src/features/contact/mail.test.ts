import { describe, expect, test } from 'vitest';
import { contact } from '~/content/en/contact';
import { contactSubjects } from '~/content/facts';
import type { ContactFields } from './fields';
import { composeMail, mailAsText } from './mail';

const fields: ContactFields = {
  firstName: 'Ti-Jean',
  lastName: 'Désir',
  email: 'ti-jean@mail.example',
  subject: 'investment',
  message: 'Bonjour,\n\nUS$"10M" & more.',
};

describe('the mail', () => {
  test('has the chosen subject and lists name, address and message', () => {
    const { name, email, message } = contact.form.mailLabels;
    expect(composeMail(fields, contact.form)).toEqual({
      subject: contact.form.subjects.investment,
      body: `${name}: Ti-Jean Désir\n${email}: ti-jean@mail.example\n${message}:\nBonjour,\n\nUS$"10M" & more.`,
    });
  });

  test.each(contactSubjects)('has the words for %s as its subject', (subject) => {
    expect(composeMail({ ...fields, subject }, contact.form).subject).toBe(contact.form.subjects[subject]);
  });

  test('has no subject before one is chosen', () => {
    expect(composeMail({ ...fields, subject: '' }, contact.form).subject).toBe('');
  });

  test('can be pasted as one text', () => {
    expect(mailAsText({ subject: 'Other', body: 'Name: A B' }, 'Subject')).toBe('Subject: Other\n\nName: A B');
  });
});
