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
  readonly rest?: DescribedSchema;
};

export const missingSentence = 'a sentence is missing';

/** Whether nothing of a text is seen: blanks, and characters that have no shape. */
export const isBlank = (text: string): boolean => /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/** Whether a path of a schema leads to a text, as far as objects and lists go. */
function isText(schema: DescribedSchema | undefined, [key, ...rest]: readonly unknown[]): boolean {
  if (schema === undefined) return false;
  if (key === undefined) return 'isText' in v.getMetadata(schema);
  return isText(schema.entries?.[String(key)] ?? schema.item ?? schema.value, rest);
}

function problemOf(schema: DescribedSchema, { type, received, message, path }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object' && type !== 'object_with_rest') return message;
  if (received !== 'undefined') return 'this is not an object';
  return isText(schema, path?.map(({ key }) => key) ?? []) ? missingSentence : 'this is missing';
}

/** Paths of all keys that a schema does not know: Valibot stops at the first. */
function unknownKeys({ entries, item, rest, wrapped }: DescribedSchema, value: unknown, path: string[] = []): string[] {
  if (wrapped) return unknownKeys(wrapped, value, path);
  if (typeof value !== 'object' || value === null || !(entries ?? item)) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const inner = item ?? (Object.hasOwn(entries ?? {}, key) ? entries?.[key] : rest);
    return inner ? unknownKeys(inner, one, [...path, key]) : [[...path, key].join('.')];
  });
}

/**
 * A value as its schema has it.
 * @param nameOf what a fault begins with, of its path in the file
 * @throws DataError with every fault
 */
export function parseData<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  nameOf: (path: string) => string,
): v.InferOutput<Schema> {
  const { success, output, issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  if (success) return output;
  const faults = issues.flatMap((issue) =>
    issue.expected === 'never' ? [] : [[v.getDotPath(issue) ?? 'the whole file', problemOf(schema, issue)] as const],
  );
  const unknown = unknownKeys(schema, value).map((path) => [path, 'this key is unknown'] as const);
  throw new DataError([...faults, ...unknown].map(([path, problem]) => `${nameOf(path)}: ${problem}`));
}
