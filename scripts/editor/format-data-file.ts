/** The format of data files, so that saving changes only what was edited. */
import * as v from 'valibot';
import { describeSchema } from './fields';

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === '' || value === null || value === undefined;
}

/** Orders the keys as in the schema, and removes empty values of keys that may be missing but not empty. */
function orderKeys(schema: v.GenericSchema, value: unknown): unknown {
  const { entries, item } = describeSchema(schema).parts;
  if (item !== undefined && Array.isArray(value)) return value.map((element) => orderKeys(item, element));
  if (entries === undefined || typeof value !== 'object' || value === null) return value;
  const values: Readonly<Record<string, unknown>> = { ...value };
  const schemaEntries = Object.entries(entries).flatMap(([key, schema]) => {
    if (!(key in values)) return [];
    const ordered = orderKeys(schema, values[key]);
    return describeSchema(schema).isOptional && isEmpty(ordered) && !v.is(schema, ordered)
      ? []
      : [[key, ordered] as const];
  });
  return {
    ...Object.fromEntries(schemaEntries),
    ...Object.fromEntries(Object.entries(values).filter(([key]) => !(key in entries))),
  };
}

/** Formats the text of a data file. */
export function formatDataFile(schema: v.GenericSchema, value: unknown): string {
  return `${JSON.stringify(orderKeys(schema, value), null, 2)}\n`;
}
