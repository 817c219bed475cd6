import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sentenceForEach } from '~/schemas/fields';
import { inLanguages } from '~/schemas/settingValues';
import { createFields, getLabel, getPathLabel } from './fields';

const sentence = () => v.pipe(v.string(), v.nonEmpty('a sentence is missing'));

const colour = v.pipe(v.string(), v.metadata({ widget: 'colour' }));

const site = { languages: ['en', 'fr'] } as const;

const createField = (schema: v.GenericSchema) => createFields({ someName: schema })[0];

describe('a field', () => {
  test('has the label, hint, limits and widget of its schema', () => {
    const schema = v.pipe(
      sentence(),
      v.minLength(2),
      v.maxLength(60),
      v.regex(/^[^/]+$/, 'no slash'),
      v.title('Lead'),
      v.description('Two sentences.'),
      v.metadata({ widget: 'text' }),
    );
    const field = {
      name: 'someName',
      label: 'Lead',
      hint: 'Two sentences.',
      widget: 'text',
      required: true,
      i18n: true,
      pattern: ['/^[^/]+$/', 'no slash'],
      minlength: 2,
      maxlength: 60,
    };
    expect(createField(schema)).toEqual(field);
    expect(createField(v.optional(schema))).toEqual({ ...field, required: false });
    expect(createField(v.optional(schema, 'Hello'))).toEqual({ ...field, required: false, default: 'Hello' });
  });

  test.for<[string, v.GenericSchema, object]>([
    [
      'a choice',
      v.picklist(['left top', 'center']),
      {
        widget: 'select',
        options: [
          { label: 'Left top', value: 'left top' },
          { label: 'Center', value: 'center' },
        ],
      },
    ],
    ['yes or no', v.optional(v.boolean(), true), { widget: 'boolean', default: true }],
    [
      'a number',
      v.pipe(v.number(), v.minValue(0), v.maxValue(9.5)),
      { widget: 'number', value_type: 'float', min: 0, max: 9.5 },
    ],
    ['a whole number', v.pipe(v.number(), v.integer()), { widget: 'number', value_type: 'int' }],
    ['named texts, some with fixed names', v.objectWithRest({ a: v.string() }, v.string()), { widget: 'keyvalue' }],
    ['named texts', v.record(v.string(), sentence()), { widget: 'keyvalue' }],
    ['a sentence, which is required', sentence(), { widget: 'string', required: true }],
    ['a text that may be empty', v.string(), { required: false }],
    [
      'a list of words',
      v.array(sentence()),
      { widget: 'list', field: { name: 'item', widget: 'string' }, required: false },
    ],
    ['a list of one or more', v.pipe(v.array(sentence()), v.minLength(1)), { required: true, min: 1 }],
    [
      'three things',
      v.pipe(v.array(v.strictObject({ title: sentence() })), v.length(3)),
      { fields: [{ name: 'title' }], min: 3, max: 3, allow_add: false },
    ],
    [
      'an object',
      v.pipe(v.strictObject(inLanguages(site, sentence())), v.title('Words')),
      { widget: 'object', label: 'Words', fields: [{ label: 'English' }, { label: 'French' }] },
    ],
    ['an object with a default', v.optional(v.strictObject({}), {}), { widget: 'object', required: true }],
    // The editor shows a switch for this object.
    ['an object that may be absent', v.optional(v.strictObject({})), { widget: 'object', required: false }],
    ['a colour', colour, { widget: 'color' }],
    // A field for colours shows black if there is no colour.
    ['a colour that may be left out', v.optional(colour), { widget: 'string' }],
  ])('shows %s', ([, schema, expected]) => {
    expect(createField(schema)).toMatchObject(expected);
  });

  test('exists for each language, and is required', () => {
    const fields = createFields(inLanguages(site, sentence()));
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ['en', true],
      ['fr', true],
    ]);
  });

  test('exists for each region of the news', () => {
    expect(createField(sentenceForEach(['all', 'haiti']))).toMatchObject({
      widget: 'object',
      required: true,
      fields: [{ name: 'all', widget: 'string', required: true }, { name: 'haiti' }],
    });
  });

  test('for an unsupported type is an error that names the type', () => {
    expect(() => createFields({ a: v.strictObject({ b: v.date() }) })).toThrow(
      'editor: there is no field for a.b, date',
    );
  });
});

test.for([
  ['mailSubject', 'Mail subject'],
  ['not-found', 'Not found'],
] as const)('the label of %s is %s', ([key, label]) => {
  expect(getLabel(key)).toBe(label);
});

test('the label of a path joins the labels of its fields', () => {
  const item = v.strictObject({ leadText: v.pipe(sentence(), v.title('Introduction')), moreWords: sentence() });
  const schema = v.strictObject({ values: v.strictObject({ items: v.array(item) }) });
  expect(getPathLabel(schema, 'values.items.1.leadText')).toBe('Values › Items › 2 › Introduction');
  expect(getPathLabel(schema, 'values.items.0.moreWords')).toBe('Values › Items › 1 › More words');
  expect(getPathLabel(schema, 'the whole file')).toBe('The whole file');
});
