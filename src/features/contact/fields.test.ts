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

function makeForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `<input name="firstName"><input name="lastName"><input name="email" type="email">
    <select name="subject"><option value=""></option><option value="investment"></option><option value="media"></option></select>
    <textarea name="message"></textarea>`;
  return form;
}

test('a form keeps what the visitor typed before the draft arrived, and survives a draft of a field it has not', () => {
  const form = makeForm();
  form.querySelector('textarea')?.remove();
  form.querySelector<HTMLInputElement>('[name=firstName]')?.setRangeText('typed early');
  fillFields(form, fields);
  expect(readFields(form)).toEqual({ ...fields, firstName: 'typed early', message: '' });
});
