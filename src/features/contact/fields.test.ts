// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type ContactFields, fillFields, readFields } from './fields';

const fields: ContactFields = {
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

test('gives and takes all five fields', () => {
  const form = makeForm();
  expect(readFields(form)).toEqual(empty);
  fillFields(form, fields);
  expect(readFields(form)).toEqual(fields);
});

test('keeps what the visitor typed before the draft arrived', () => {
  const form = makeForm();
  const message = form.elements.namedItem('message');
  if (message instanceof HTMLTextAreaElement) message.value = 'typed early';
  fillFields(form, fields);
  expect(readFields(form)).toEqual({ ...fields, message: 'typed early' });
});

test('survives a draft of a field it has not', () => {
  const form = makeForm();
  form.querySelector('textarea')?.remove();
  fillFields(form, fields);
  expect(readFields(form)).toEqual({ ...fields, message: '' });
});
