/** Checks what an owner edits: each error is one line, which names file and key. */
import * as v from 'valibot';
import { findSimilarName } from './similarName';

/** Names of the control characters that owners type. */
const escapes: Readonly<Record<string, string>> = { '\t': String.raw`\t`, '\n': String.raw`\n`, '\r': String.raw`\r` };

/** Escapes the characters that end a line or cannot be seen: file names, keys and texts of the data may have any. */
const escapeInvisible = (line: string): string =>
  line.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (character) => escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Data that the site cannot be built from, with a line for each error: `data/content/es/about.json: hero.heading: …`. */
export class DataError extends Error {
  override name = 'DataError';
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    const lines = errors.map(escapeInvisible);
    super(lines.join('\n'));
    this.errors = lines;
  }
}

/** A schema with the parts that those of objects, lists, optional values and records have. */
export type DescribedSchema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, DescribedSchema>>;
  readonly item?: DescribedSchema;
  readonly wrapped?: DescribedSchema;
  readonly value?: DescribedSchema;
};

/** The error of a text that is something else, such as a list. */
export const notText = 'this is not a text, which stands in quotes';

const notObject = 'this is not an object, which stands in { }';

/** Messages about a value of a wrong type, by the type that the schema expects. */
const typeMessages: Readonly<Record<string, string>> = {
  string: notText,
  number: 'this is not a number',
  boolean: 'this is not true or false',
  Array: 'this is not a list, which stands in [ ]',
  Object: notObject,
};

/** Says which quotes are missing or too many: JSON has them around every text, and not around a number, true or false. */
function quotesHint({ expected, input }: v.BaseIssue<unknown>): string {
  const isNumber = expected === 'number' && typeof input === 'string' && /^\d+$/.test(input);
  const isBoolean = expected === 'boolean' && (input === 'true' || input === 'false');
  if (isNumber || isBoolean) return `: write it without quotes: ${input}`;
  const isBare = expected === 'string' && (typeof input === 'number' || typeof input === 'boolean');
  return isBare ? `: write it in quotes: "${input}"` : '';
}

const objectTypes: ReadonlySet<string> = new Set(['object', 'strict_object', 'object_with_rest']);

/** The keys of the object at a path, if the schema lists them. */
function getKeys(schema: DescribedSchema, path: readonly unknown[]): readonly string[] {
  if (schema.wrapped !== undefined) return getKeys(schema.wrapped, path);
  if (path.length === 0) return Object.keys(schema.entries ?? {});
  const [key, ...rest] = path;
  const part = schema.item ?? schema.entries?.[String(key)] ?? schema.value;
  return part === undefined ? [] : getKeys(part, rest);
}

/**
 * Says that an object has a key that it may not have.
 * @param keys those that the object may have
 */
function describeUnknownKey(key: string, keys: readonly string[]): string {
  const similar = findSimilarName(key, keys);
  return `this key is unknown${similar === undefined ? '' : `: did you mean ${similar}?`}`;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { type, expected, received, message } = issue;
  if (objectTypes.has(type) && received === 'undefined') return 'this is missing';
  // An owner does not know the types of JavaScript, which the messages of Valibot name.
  const isOfSchema = !message.startsWith('Invalid type: ');
  return (isOfSchema ? message : (typeMessages[expected ?? ''] ?? message)) + quotesHint(issue);
}

/** The errors of an issue: their paths in the file, and what is wrong. */
function toErrors(
  issue: v.BaseIssue<unknown>,
  schema: DescribedSchema,
): readonly { readonly path: string; readonly message: string }[] {
  const { path = [] } = issue;
  const keys = path.map(({ key }) => key);
  const last = path.at(-1);
  // To a schema a list is an object whose keys are numbers: the error is not about them, but about the list.
  if (last?.type === 'object' && Array.isArray(last.input))
    return [{ path: keys.slice(0, -1).join('.'), message: `${notObject}, but a list` }];
  const { expected, type } = issue;
  if (!objectTypes.has(type) || expected !== 'never') return [{ path: keys.join('.'), message: describeIssue(issue) }];
  // Of several unknown keys of an object Valibot has the first one alone.
  const folder = keys.slice(0, -1);
  const knownKeys = getKeys(schema, folder);
  const unknownKeys = Object.keys(Object(last?.input)).filter(
    (key) => key === keys.at(-1) || (knownKeys.length > 0 && !knownKeys.includes(key)),
  );
  return unknownKeys.map((key) => ({ path: [...folder, key].join('.'), message: describeUnknownKey(key, knownKeys) }));
}

/**
 * Parses a value by its schema.
 * @param getPlace returns the beginning of an error's line, by the path of the key in the file
 * @throws DataError with each error
 */
export function parseData<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  getPlace: (path: string) => string,
): v.InferOutput<Schema> {
  const { success, output, issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  if (success) return output;
  const errors = issues.flatMap((issue) => toErrors(issue, schema));
  throw new DataError([
    ...new Set(errors.map(({ path, message }) => `${getPlace(path || 'the whole file')}: ${message}`)),
  ]);
}
