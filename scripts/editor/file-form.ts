/** The one form of a data file, so that a save changes what was edited and nothing else. */
import * as v from 'valibot';
import { read } from './fields';

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === '' || value === null || value === undefined;
}

/** The value with its keys in the schema's order, and without what a form leaves empty where it may be absent and not empty. */
function inOrder(schema: v.GenericSchema, value: unknown): unknown {
  const { entries, item } = read(schema).parts;
  if (item !== undefined && Array.isArray(value)) return value.map((one) => inOrder(item, one));
  if (entries === undefined || typeof value !== 'object' || value === null) return value;
  const given: Readonly<Record<string, unknown>> = { ...value };
  const known = Object.entries(entries).flatMap(([key, schema]) => {
    if (!(key in given)) return [];
    const ordered = inOrder(schema, given[key]);
    return read(schema).isOptional && isEmpty(ordered) && !v.is(schema, ordered) ? [] : [[key, ordered] as const];
  });
  return {
    ...Object.fromEntries(known),
    ...Object.fromEntries(Object.entries(given).filter(([key]) => !(key in entries))),
  };
}

/** The text of a data file. */
export function inFileForm(schema: v.GenericSchema, value: unknown): string {
  return `${JSON.stringify(inOrder(schema, value), null, 2)}\n`;
}
