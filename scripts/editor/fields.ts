/**
 * The editor's fields, made from the schemas that check the data. A field has the limits of its schema if Sveltia can
 * express them.
 */
import * as v from 'valibot';
import type { DescribedSchema } from '~/schemas/dataFile';
import { getSchemaLanguage } from '~/schemas/settingValues';

/** A field of Sveltia CMS. A test validates the fields by Sveltia's JSON schema. */
export interface EditorField {
  readonly name: string;
  readonly widget: string;
  readonly required: boolean;
  readonly fields?: readonly EditorField[];
  readonly field?: EditorField;
  readonly [option: string]: unknown;
}

interface Requirement {
  readonly type: string;
  readonly requirement: unknown;
  readonly message: unknown;
}

type Schema = DescribedSchema & {
  readonly pipe?: readonly [Schema, ...object[]];
  readonly default?: unknown;
  readonly options?: readonly (string | Schema)[];
};

function listRequirements({ pipe }: Schema): readonly Requirement[] {
  const [first, ...steps] = pipe ?? [];
  const inner = first === undefined ? [] : listRequirements(first);
  return [...inner, ...steps.filter((step): step is Requirement => 'requirement' in step)];
}

/**
 * Describes the schema inside `optional`, with its requirements and metadata. A pipe has the properties of its first schema.
 */
export function describeSchema(schema: Schema) {
  const { wrapped: wrappedSchema = schema, default: fallback } = schema;
  return {
    parts: wrappedSchema,
    requirements: listRequirements(wrappedSchema),
    title: v.getTitle(schema) ?? v.getTitle(wrappedSchema),
    description: v.getDescription(schema) ?? v.getDescription(wrappedSchema),
    metadata: { ...v.getMetadata(wrappedSchema), ...v.getMetadata(schema) },
    isOptional: wrappedSchema !== schema,
    fallback,
    hasFields: wrappedSchema.entries !== undefined,
    mayBeEmpty: v.is(wrappedSchema, '') || v.is(wrappedSchema, []),
  };
}

type SchemaDescription = ReturnType<typeof describeSchema>;

/** The editor's fields have English labels. */
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Makes a label of a key: `Headline figures` of `headlineFigures`. */
export function getLabel(key: string): string {
  const words = key.replaceAll(/[-_]/g, ' ').replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function getLanguageLabel(id: string): string {
  return languageNames.of(id) ?? id;
}

/** What a schema says of its label: its title, or the name of the language that it is in. */
function getTitle(schema: DescribedSchema): string | undefined {
  const language = getSchemaLanguage(schema);
  return describeSchema(schema).title ?? (typeof language === 'string' ? getLanguageLabel(language) : undefined);
}

/** Joins the labels of the fields on a path: `Values › Items › 2 › Text` for `values.items.1.text`. */
export function getPathLabel(schema: DescribedSchema, path: string): string {
  const [key = '', ...rest] = path.split('.');
  const { entries = {}, item } = describeSchema(schema).parts;
  const field = entries[key] ?? item;
  const label = item === undefined ? ((field && getTitle(field)) ?? getLabel(key)) : String(Number(key) + 1);
  return field === undefined || rest.length === 0 ? label : `${label} › ${getPathLabel(field, rest.join('.'))}`;
}

/** Lists the values of a picklist; none for other schemas. */
function listChoices({ options = [] }: Schema): readonly string[] {
  return options.flatMap((option) => (typeof option === 'string' ? [option] : listChoices(option)));
}

function findNumber(requirements: readonly Requirement[], ...types: readonly string[]): number | undefined {
  const requirement = requirements.find(({ type }) => types.includes(type))?.requirement;
  return typeof requirement === 'number' ? requirement : undefined;
}

/** Returns the pattern of a text and its error message, as Sveltia's option `pattern`. */
function findPattern(requirements: readonly Requirement[]): unknown {
  const { requirement, message } = requirements.findLast(({ type }) => type === 'regex') ?? {};
  return requirement instanceof RegExp ? [String(requirement), message] : undefined;
}

/** Options of the widgets that a schema of a text can name in its metadata; the default is `line`. */
const textWidgets: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  line: { widget: 'string' },
  text: { widget: 'text' },
  markdown: { widget: 'markdown' },
  colour: { widget: 'color' },
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  picture: { widget: 'image', accept: '.jpg,.jpeg,.png,.webp,.avif,.svg,.heic', choose_url: false },
};

/** Creates the widget of a field, with its limits. */
function createWidget(
  { parts, requirements, isOptional, metadata }: SchemaDescription,
  path: string,
): Record<string, unknown> {
  const choices = listChoices(parts);
  if (choices.length > 0) {
    const getChoiceLabel = metadata['isLanguage'] === true ? getLanguageLabel : getLabel;
    return { widget: 'select', options: choices.map((value) => ({ label: getChoiceLabel(value), value })) };
  }
  const min = findNumber(requirements, 'length', 'min_length', 'min_value');
  const max = findNumber(requirements, 'length', 'max_length', 'max_value');
  switch (parts.type) {
    case 'object':
    case 'strict_object':
      return {
        widget: 'object',
        collapsed: metadata['collapsed'],
        fields: createFields(parts.entries ?? {}, path),
      };
    case 'object_with_rest':
    case 'record':
      return { widget: 'keyvalue' };
    case 'array': {
      const { item = v.string() } = parts;
      const { entries } = describeSchema(item).parts;
      const isFixed = min !== undefined && min === max;
      return {
        widget: 'list',
        ...(entries === undefined
          ? { field: createField('item', item, path) }
          : { fields: createFields(entries, path) }),
        min,
        max,
        ...(isFixed ? { allow_add: false, allow_remove: false, allow_duplicate: false } : {}),
      };
    }
    case 'boolean':
      return { widget: 'boolean' };
    case 'number':
      return {
        widget: 'number',
        value_type: requirements.some(({ type }) => type === 'integer') ? 'int' : 'float',
        min,
        max,
      };
    case 'string':
      return {
        // The colour widget shows black for an empty value.
        ...textWidgets[metadata['widget'] === 'colour' && isOptional ? 'line' : String(metadata['widget'] ?? 'line')],
        pattern: findPattern(requirements),
        minlength: min,
        maxlength: max,
      };
    default:
      throw new Error(`editor: there is no field for ${path}, ${parts.type}`);
  }
}

function createField(name: string, schema: Schema, parent: string): EditorField {
  const path = parent === '' ? name : `${parent}.${name}`;
  const description = describeSchema(schema);
  const options = {
    label: getTitle(schema) ?? getLabel(name),
    hint: description.description,
    // A value that may be empty is not required. An object with a default gets no switch that adds it.
    required: description.hasFields
      ? !description.isOptional || description.fallback !== undefined
      : !description.isOptional && !description.mayBeEmpty,
    i18n: true,
    default: description.hasFields ? undefined : description.fallback,
    ...createWidget(description, path),
  };
  const definedOptions = Object.entries(options).filter(([, value]) => value !== undefined);
  return { name, widget: '', required: true, ...Object.fromEntries(definedOptions) };
}

/**
 * Creates a field for each entry.
 * @throws Error with the path of a value that no field can hold
 */
export const createFields = (entries: Readonly<Record<string, Schema>>, path = ''): readonly EditorField[] =>
  Object.entries(entries).map(([name, schema]) => createField(name, schema, path));
