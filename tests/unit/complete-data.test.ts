import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sentence, sentenceForEach } from '~/schemas/fields';
import { completeData } from '~tests/support/complete-data';

const inEach = (schema: v.GenericSchema) =>
  v.strictObject({
    en: v.pipe(schema, v.metadata({ language: 'en' })),
    fr: v.pipe(schema, v.metadata({ language: 'fr' })),
  });

const schema = v.strictObject({
  title: sentence(),
  note: v.optional(sentence()),
  list: v.array(v.strictObject({ id: v.string(), text: sentence() })),
  regions: v.record(v.string(), v.strictObject({ name: sentence(), lead: sentence() })),
  words: inEach(v.strictObject({ label: sentence() })),
});

const french = { from: 'en', to: 'fr' };

test('what a schema requires and the test data lack is taken from the owner’s data, in the languages of the test data', () => {
  const owner = {
    title: 'Ours',
    note: 'Ours',
    list: [{ id: 'a', text: 'Ours' }],
    regions: { north: { name: 'Ours', lead: 'Ours' }, south: { name: 'Ours', lead: 'Ours' } },
    words: { en: { label: 'Ours' }, de: { label: 'Unsere' } },
  };
  const value = {
    title: 'Theirs',
    removed: 'Theirs',
    list: [{ id: 'a' }, { id: 'b' }],
    regions: { north: { name: 'Theirs' } },
  };
  expect(completeData(schema, value, owner, {})).toEqual({
    title: 'Theirs',
    list: [
      { id: 'a', text: 'Ours' },
      { id: 'b', text: 'Ours' },
    ],
    regions: { north: { name: 'Theirs', lead: 'Ours' } },
    words: { en: { label: 'Ours' }, fr: { label: 'Ours (fr)' } },
  });
});

test('a file that the test data do not have is taken whole, and only its texts are marked as translated', () => {
  const owner = { title: 'Ours', list: [{ id: 'a', text: 'Ours' }], regions: {}, words: { en: { label: 'Ours' } } };
  expect(completeData(schema, undefined, owner, french)).toEqual({
    title: 'Ours (fr)',
    list: [{ id: 'a', text: 'Ours (fr)' }],
    regions: {},
    words: { en: { label: 'Ours' }, fr: { label: 'Ours (fr)' } },
  });
});

test('nothing is added to complete test data', () => {
  const value = { title: 'Theirs', list: [], regions: {}, words: { en: { label: 'Theirs' } } };
  const owner = { title: 'Ours', list: [], regions: {}, words: {} };
  expect(completeData(schema, value, owner, french)).toEqual(value);
});

test('texts stand beside keys that are the same in all languages, and for each region of the test data', () => {
  const mixed = v.strictObject({
    order: v.number(),
    leads: sentenceForEach(['all', 'haiti']),
    ...inEach(v.strictObject({ label: sentence(), more: sentence() })).entries,
  });
  const owner = {
    order: 7,
    leads: { all: 'Ours', haiti: 'Ours', portugal: 'Ours' },
    de: { label: 'Unsere', more: 'Mehr' },
  };
  const value = { order: 1, en: { label: 'Theirs' }, fr: { label: 'Leurs' } };
  expect(completeData(mixed, value, owner, {})).toEqual({
    order: 1,
    leads: { all: 'Ours', haiti: 'Ours' },
    en: { label: 'Theirs', more: 'Mehr (en)' },
    fr: { label: 'Leurs', more: 'Mehr (fr)' },
  });
});
