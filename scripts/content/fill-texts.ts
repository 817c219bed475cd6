import * as v from 'valibot';
import type { DescribedSchema } from '~/config/dataFile';
import type { TextMetadata } from '~/content/schemas/fields';

/** What is done to a text of a schema, such as filling in placeholders. */
type Fill = (text: string, metadata: TextMetadata, path: readonly (string | number)[]) => unknown;

/** A checked value with each of its texts replaced; what no schema calls a text stays. */
export function fillTexts(
  schema: v.GenericSchema,
  value: unknown,
  fill: Fill,
  path: readonly (string | number)[] = [],
): unknown {
  const { type, entries, item, wrapped, value: ofRecord }: DescribedSchema = schema;
  if (value === undefined) return value;
  if (type === 'optional' && wrapped) return fillTexts(wrapped, value, fill, path);
  if (Array.isArray(value))
    return item ? value.map((one, index) => fillTexts(item, one, fill, [...path, index])) : value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        const inner = entries?.[key] ?? ofRecord;
        return [key, inner ? fillTexts(inner, one, fill, [...path, key]) : one];
      }),
    );
  // Metadata of any schema has this type.
  const metadata = v.getMetadata(schema) as Partial<TextMetadata>;
  return typeof value === 'string' && metadata.text !== undefined ? fill(value, metadata as TextMetadata, path) : value;
}
