/** Checks what an owner edits: each fault is one line, which names file and key. */
import * as v from 'valibot';

/** Data that the site cannot be built from, with a line for each fault: `data/content/es/about.json: hero.heading: …`. */
export class DataError extends Error {
  override name = 'DataError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** A schema with the parts that those of objects, lists, optional values and records have. */
export type DescribedSchema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, DescribedSchema>>;
  readonly item?: DescribedSchema;
  readonly wrapped?: DescribedSchema;
  readonly value?: DescribedSchema;
};

function problemOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object' && type !== 'object_with_rest') return message;
  if (expected === 'never') return 'this key is unknown';
  return received === 'undefined' ? 'this is missing' : 'this is not an object';
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
  throw new DataError(issues.map((issue) => `${nameOf(v.getDotPath(issue) ?? 'the whole file')}: ${problemOf(issue)}`));
}
