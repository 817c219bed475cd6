import { expect, test } from 'vitest';
import { choosePluralForm } from './pluralForm';

const forms = { one: '{count} one', many: '{count} many' };

test.each([
  ['en', ['many', 'one', 'many', 'many']],
  ['es', ['many', 'one', 'many', 'many']],
  // French counts nothing as one.
  ['fr', ['one', 'one', 'many', 'many']],
] as const)('the form for a count follows the rules of %s', (language, chosen) => {
  const chosenForms = [0, 1, 2, 1_000_000].map((count) => choosePluralForm(forms, count, language));
  expect(chosenForms).toEqual(chosen.map((form) => `{count} ${form}`));
});

test('a form that spells out one is for one alone', () => {
  const spelled = { one: 'une société', many: '{count} sociétés' };
  expect([0, 1].map((count) => choosePluralForm(spelled, count, 'fr'))).toEqual([spelled.many, spelled.one]);
});
