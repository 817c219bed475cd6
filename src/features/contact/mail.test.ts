import { describe, expect, test } from 'vitest';
import { contact } from '../../content/en/contact';
import { contactSubjects } from '../../content/facts';
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
    expect(composeMail(fields, contact.form)).toEqual({
      subject: 'Investment Opportunities',
      body: 'Name: Ti-Jean Désir\nEmail: ti-jean@mail.example\nMessage:\nBonjour,\n\nUS$"10M" & more.',
    });
  });

  test('names the four subjects as the specification does', () => {
    expect(contactSubjects.map((subject) => composeMail({ ...fields, subject }, contact.form).subject)).toEqual([
      'Investment Opportunities',
      'Partnership Inquiry',
      'Media Inquiry',
      'Other',
    ]);
  });

  test('has no subject before one is chosen', () => {
    expect(composeMail({ ...fields, subject: '' }, contact.form).subject).toBe('');
  });

  test('can be pasted as one text', () => {
    expect(mailAsText({ subject: 'Other', body: 'Name: A B' }, 'Subject')).toBe('Subject: Other\n\nName: A B');
  });
});
