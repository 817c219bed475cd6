import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldsOf, labelOf, labelOfPath } from './fields';

const sentence = () => v.pipe(v.string(), v.nonEmpty('a sentence is missing'));

const fieldOf = (schema: v.GenericSchema) => fieldsOf({ someName: schema })[0];

describe('a field', () => {
  test('has the words, limits and widget of its schema', () => {
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
    expect(fieldOf(schema)).toEqual(field);
    expect(fieldOf(v.optional(schema))).toEqual({ ...field, required: false });
    expect(fieldOf(v.optional(schema, 'Hello'))).toEqual({ ...field, required: false, default: 'Hello' });
  });

  test('must be filled in where its schema refuses what is empty', () => {
    expect(fieldOf(sentence())).toMatchObject({ widget: 'string', required: true });
    expect(fieldOf(v.string())).toMatchObject({ required: false });
    expect(fieldOf(v.array(sentence()))).toMatchObject({ required: false });
    expect(fieldOf(v.pipe(v.array(sentence()), v.minLength(1)))).toMatchObject({ required: true, min: 1 });
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
    ['named texts', v.record(v.string(), sentence()), { widget: 'keyvalue' }],
    ['a list of words', v.array(sentence()), { widget: 'list', field: { name: 'item', widget: 'string' } }],
    [
      'three things',
      v.pipe(v.array(v.strictObject({ title: sentence() })), v.length(3)),
      { fields: [{ name: 'title' }], min: 3, max: 3, allow_add: false },
    ],
    [
      'an object',
      v.pipe(v.strictObject({ en: sentence() }), v.title('Words')),
      { widget: 'object', label: 'Words', fields: [{ label: 'English' }] },
    ],
  ])('shows %s', ([, schema, expected]) => {
    expect(fieldOf(schema)).toMatchObject(expected);
  });

  test('with fields of its own has a switch only where it may be absent', () => {
    const social = v.strictObject({ x: v.optional(v.string(), '') });
    expect(fieldOf(v.optional(social, {}))).toMatchObject({ widget: 'object', required: true });
    expect(fieldOf(v.optional(social))).toMatchObject({ widget: 'object', required: false });
  });

  test('is left out where its schema says so', () => {
    expect(fieldsOf({ ht: v.pipe(v.optional(sentence()), v.metadata({ widget: 'none' })) })).toEqual([]);
  });

  test('of a colour is a text where it may be left out, since one for colours shows black', () => {
    const colour = v.pipe(v.string(), v.metadata({ widget: 'colour' }));
    expect([fieldOf(colour)?.widget, fieldOf(v.optional(colour))?.widget]).toEqual(['color', 'string']);
  });

  test('that does not exist is named', () => {
    expect(() => fieldsOf({ a: v.strictObject({ b: v.date() }) })).toThrow('editor: there is no field for a.b, date');
  });
});

test.for([
  ['mailSubject', 'Mail subject'],
  ['not-found', 'Not found'],
  ['fr', 'Français'],
] as const)('%s is called %s', ([key, label]) => {
  expect(labelOf(key)).toBe(label);
});

test('a path of a value is named by the labels of its fields', () => {
  const item = v.strictObject({ leadText: v.pipe(sentence(), v.title('Introduction')), moreWords: sentence() });
  const schema = v.strictObject({ values: v.strictObject({ items: v.array(item) }) });
  expect(labelOfPath(schema, 'values.items.1.leadText')).toBe('Values › Items › 2 › Introduction');
  expect(labelOfPath(schema, 'values.items.0.moreWords')).toBe('Values › Items › 1 › More words');
  expect(labelOfPath(schema, 'the whole file')).toBe('The whole file');
});
