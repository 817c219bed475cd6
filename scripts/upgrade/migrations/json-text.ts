/** Edits of JSON texts that leave every other character as its owner wrote it. */
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';

/** Adds a key at the end, replaces its value, or removes the key if there is no value. */
export function setValue(text: string, path: JSONPath, value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  // Without a format the lines around a key that is removed stay as they are.
  return applyEdits(text, modify(text, path, value, value === undefined ? {} : { formattingOptions }));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists all objects in a JSON value, with their paths. */
export function listObjects(
  value: unknown,
  path: JSONPath = [],
): readonly (readonly [JSONPath, Readonly<Record<string, unknown>>])[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => listObjects(item, [...path, index]));
  if (!isObject(value)) return [];
  return [[path, value], ...Object.entries(value).flatMap(([key, part]) => listObjects(part, [...path, key]))];
}
