/** Checks what an owner edits: each fault is one line, which names file and key. */
import * as v from 'valibot';

/** Names of the control characters that owners type. */
const escapes: Readonly<Record<string, string>> = { '\t': String.raw`\t`, '\n': String.raw`\n`, '\r': String.raw`\r` };

/** A fault in one line in which every character is seen: file names, keys and texts of data may have any. */
const visible = (fault: string): string =>
  fault.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (character) => escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Data that the site cannot be built from, with a line for each fault: `data/content/es/about.json: hero.heading: …`. */
export class DataError extends Error {
  override name = 'DataError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const lines = faults.map(visible);
    super(lines.join('\n'));
    this.faults = lines;
  }
}

/** A schema with the parts that those of objects, lists, optional values and records have. */
export type DescribedSchema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, DescribedSchema>>;
  readonly item?: DescribedSchema;
  readonly wrapped?: DescribedSchema;
  readonly value?: DescribedSchema;
};

/** What a value is not, by the kind that a schema without words of its own expects. */
const kinds: Readonly<Record<string, string>> = {
  string: 'this is not a text, which stands in quotes',
  number: 'this is not a number',
  boolean: 'this is not true or false',
  Array: 'this is not a list, which stands in [ ]',
  Object: 'this is not an object, which stands in { }',
};

/** JSON has quotes around every text, and none around a number, true or false. */
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
  // Valibot's own words speak of types of JavaScript.
  const isGiven = !message.startsWith('Invalid type: ');
  return (isGiven ? message : (kinds[expected ?? ''] ?? message)) + quotesHint(issue);
}

/**
 * A value as its schema has it.
 * @param nameOf what a fault begins with, of its path in the file
 * @throws DataError with each fault, and of the keys of an object that are unknown the first
 */
export function parseData<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  nameOf: (path: string) => string,
): v.InferOutput<Schema> {
  const { success, output, issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  if (success) return output;
  throw new DataError(
    issues.map((issue) => `${nameOf(v.getDotPath(issue) ?? 'the whole file')}: ${describeIssue(issue)}`),
  );
}
