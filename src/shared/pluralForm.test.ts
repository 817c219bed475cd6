import { expect, test } from 'vitest';
import { choosePluralForm } from './pluralForm';

const forms = { one: '{count} one', few: '{count} few', many: '{count} many' };

test.each([
  ['en', ['many', 'one', 'many', 'many', 'many']],
  // French and Portuguese count nothing as one.
  ['fr', ['one', 'one', 'many', 'many', 'many']],
  ['pt', ['one', 'one', 'many', 'many', 'many']],
  ['pl', ['many', 'one', 'few', 'many', 'few']],
  // Slovene has a form for two, which these words leave out.
  ['sl', ['many', 'one', 'many', 'many', 'many']],
  // Intl does not know Haitian Creole.
  ['ht', ['many', 'one', 'many', 'many', 'many']],
])('the form for a count follows the rules of %s', (language, chosen) => {
  const chosenForms = [0, 1, 2, 5, 22].map((count) => choosePluralForm(forms, count, [language, 'en']));
  expect(chosenForms).toEqual(chosen.map((form) => `{count} ${form}`));
});

test('a form that spells out one is for one alone', () => {
  const spelled = { one: 'une société', many: '{count} sociétés' };
  expect([0, 1].map((count) => choosePluralForm(spelled, count, ['fr']))).toEqual([spelled.many, spelled.one]);
});
