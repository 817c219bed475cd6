/** The editor's fields, made from the schemas that check the data: what these refuse, a field refuses where it can. */
import * as v from 'valibot';
import { knownLanguages } from '~/config/knownLanguages';
import type { DescribedSchema } from '~/schemas/dataFile';
import { keysOf, languageOf, type References } from '~/schemas/references';

/** A field in the words of Sveltia CMS; a test holds them against its own schema. */
export interface EditorField {
  readonly name: string;
  readonly widget: string;
  readonly required: boolean;
  readonly fields?: readonly EditorField[];
  readonly field?: EditorField;
  readonly [option: string]: unknown;
}

interface Demand {
  readonly type: string;
  readonly requirement: unknown;
  readonly message: unknown;
}

type Schema = DescribedSchema & {
  readonly pipe?: readonly [Schema, ...object[]];
  readonly default?: unknown;
  readonly options?: readonly (string | Schema)[];
};

function demandsOf({ pipe }: Schema): readonly Demand[] {
  const [first, ...steps] = pipe ?? [];
  const inner = first === undefined ? [] : demandsOf(first);
  return [...inner, ...steps.filter((step): step is Demand => 'requirement' in step)];
}

/** A schema without what makes it optional, with all that is demanded and said of it. A pipe has the parts of its first schema. */
export function read(schema: Schema) {
  const { wrapped: whole = schema, default: fallback } = schema;
  return {
    parts: whole,
    demands: demandsOf(whole),
    title: v.getTitle(schema) ?? v.getTitle(whole),
    description: v.getDescription(schema) ?? v.getDescription(whole),
    metadata: { ...v.getMetadata(whole), ...v.getMetadata(schema) },
    isOptional: whole !== schema,
    fallback,
    hasFields: whole.entries !== undefined,
    mayBeEmpty: v.is(whole, '') || v.is(whole, []),
  };
}

type Read = ReturnType<typeof read>;

/** `headlineFigures` → `Headline figures`; a language has its own name. */
export function labelOf(key: string): string {
  const language = Object.entries(knownLanguages).find(([id]) => id === key);
  const words = key.replaceAll(/[-_]/g, ' ').replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return language?.[1].name ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** A path of a value by the labels of its fields: `values.items.1.text` → `Values › Items › 2 › Text`. */
export function labelOfPath(schema: DescribedSchema, path: string): string {
  const [key = '', ...rest] = path.split('.');
  const { entries = {}, item } = read(schema).parts;
  const field = entries[key] ?? item;
  const label = item === undefined ? ((field && read(field).title) ?? labelOf(key)) : String(Number(key) + 1);
  return field === undefined || rest.length === 0 ? label : `${label} › ${labelOfPath(field, rest.join('.'))}`;
}

/** The values of a choice; none where the schema is something else. */
function choicesOf({ options = [] }: Schema): readonly string[] {
  return options.flatMap((option) => (typeof option === 'string' ? [option] : choicesOf(option)));
}

function numberOf(demands: readonly Demand[], ...types: readonly string[]): number | undefined {
  const requirement = demands.find(({ type }) => types.includes(type))?.requirement;
  return typeof requirement === 'number' ? requirement : undefined;
}

/** The form that a text must have, and the words of its refusal. */
function patternOf(demands: readonly Demand[]): unknown {
  const { requirement, message } = demands.findLast(({ type }) => type === 'regex') ?? {};
  return requirement instanceof RegExp ? [String(requirement), message] : undefined;
}

/** Widgets that a schema of a text may name in its metadata, with what they need; one line where it names none. */
const textWidgets: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  line: { widget: 'string' },
  text: { widget: 'text' },
  markdown: { widget: 'markdown' },
  colour: { widget: 'color' },
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  picture: { widget: 'image', accept: '.jpg,.jpeg,.png,.webp,.avif,.svg,.heic', choose_url: false },
};

/** What decides which fields there are. */
type FieldReferences = Pick<References, 'languages' | 'regions' | 'categories'>;

/** Widget and limits of a field. */
function widgetOf(
  { parts, demands, isOptional, metadata }: Read,
  references: FieldReferences,
  path: string,
): Record<string, unknown> {
  const choices = choicesOf(parts);
  if (choices.length > 0) {
    return { widget: 'select', options: choices.map((value) => ({ label: labelOf(value), value })) };
  }
  const min = numberOf(demands, 'length', 'min_length', 'min_value');
  const max = numberOf(demands, 'length', 'max_length', 'max_value');
  switch (parts.type) {
    case 'object':
    case 'strict_object':
      return {
        widget: 'object',
        collapsed: metadata['collapsed'],
        fields: fieldsOf(parts.entries ?? {}, references, path),
      };
    case 'object_with_rest':
    case 'record':
      return { widget: 'keyvalue' };
    case 'array': {
      const { item = v.string() } = parts;
      const { entries } = read(item).parts;
      const isFixed = min !== undefined && min === max;
      return {
        widget: 'list',
        ...(entries === undefined
          ? { field: fieldOf('item', item, references, path) }
          : { fields: fieldsOf(entries, references, path) }),
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
        value_type: demands.some(({ type }) => type === 'integer') ? 'int' : 'float',
        min,
        max,
      };
    case 'string':
      return {
        // A field for colours shows black where there is none.
        ...textWidgets[metadata['widget'] === 'colour' && isOptional ? 'line' : String(metadata['widget'] ?? 'line')],
        pattern: patternOf(demands),
        minlength: min,
        maxlength: max,
      };
    default:
      throw new Error(`editor: there is no field for ${path}, ${parts.type}`);
  }
}

function fieldOf(name: string, schema: Schema, references: FieldReferences, parent: string): EditorField {
  const { value: ofEach } = schema;
  const keys = keysOf(v.getMetadata(schema), references);
  if (keys !== undefined && ofEach !== undefined) {
    const entries = Object.fromEntries(keys.map((key) => [key, ofEach]));
    return fieldOf(name, v.strictObject(entries), references, parent);
  }
  const path = parent === '' ? name : `${parent}.${name}`;
  const found = read(schema);
  const options = {
    label: found.title ?? labelOf(name),
    hint: found.description,
    // What may be empty cannot be missing. An object that is there in any case has no switch to add it.
    required: found.hasFields
      ? !found.isOptional || found.fallback !== undefined
      : !found.isOptional && !found.mayBeEmpty,
    i18n: true,
    default: found.hasFields ? undefined : found.fallback,
    ...widgetOf(found, references, path),
  };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { name, widget: '', required: true, ...Object.fromEntries(given) };
}

/**
 * A field for each entry, but for those of a language that is not published.
 * @throws Error naming the path of what no field can hold
 */
export function fieldsOf(
  entries: Readonly<Record<string, Schema>>,
  references: FieldReferences,
  path = '',
): readonly EditorField[] {
  return Object.entries(entries).flatMap(([name, schema]) => {
    const language = languageOf(schema);
    if (language === undefined) return [fieldOf(name, schema, references, path)];
    const isPublished = references.languages.some((id) => id === language);
    // What is written in a published language must be there.
    return isPublished ? [fieldOf(name, schema.wrapped ?? schema, references, path)] : [];
  });
}
