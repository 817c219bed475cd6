/** Checks what an owner edits: each error is one line, which names file and key. */
import * as v from 'valibot';

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

/** Messages about a value of a wrong type, by the type that the schema expects. */
const typeMessages: Readonly<Record<string, string>> = {
  string: 'this is not a text, which stands in quotes',
  number: 'this is not a number',
  boolean: 'this is not true or false',
  Array: 'this is not a list, which stands in [ ]',
  Object: 'this is not an object, which stands in { }',
};

/** Says which quotes are missing or too many: JSON has them around every text, and not around a number, true or false. */
function quotesHint({ expected, input }: v.BaseIssue<unknown>): string {
  const isNumber = expected === 'number' && typeof input === 'string' && /^\d+$/.test(input);
  const isBoolean = expected === 'boolean' && (input === 'true' || input === 'false');
  if (isNumber || isBoolean) return `: write it without quotes: ${input}`;
  const isBare = expected === 'string' && (typeof input === 'number' || typeof input === 'boolean');
  return isBare ? `: write it in quotes: "${input}"` : '';
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { type, expected, received, message } = issue;
  if (type === 'strict_object' || type === 'object_with_rest') {
    if (expected === 'never') return 'this key is unknown';
    return received === 'undefined' ? 'this is missing' : 'this is not an object';
  }
  // An owner does not know the types of JavaScript, which the messages of Valibot name.
  const isOfSchema = !message.startsWith('Invalid type: ');
  return (isOfSchema ? message : (typeMessages[expected ?? ''] ?? message)) + quotesHint(issue);
}

/**
 * Parses a value by its schema.
 * @param getPlace returns the beginning of an error's line, by the path of the key in the file
 * @throws DataError with each error; of several unknown keys of an object it has the first one
 */
export function parseData<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  getPlace: (path: string) => string,
): v.InferOutput<Schema> {
  const { success, output, issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  if (success) return output;
  throw new DataError(
    issues.map((issue) => `${getPlace(v.getDotPath(issue) ?? 'the whole file')}: ${describeIssue(issue)}`),
  );
}
