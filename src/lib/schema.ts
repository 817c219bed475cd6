/** Helpers for schemas of data from outside, whose error messages are one line with the place and the value. */
import * as v from 'valibot';
import { forLog } from './forLog';

export type Parsed<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** One line: the file, the path in its data, the value there, and what the value is not. */
  | { readonly kind: 'invalid'; readonly message: string };

/** Quotes a value for a message of one line: shortened, without line ends and control characters. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return forLog(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}

/** Makes the message of a schema: with `valueMessage('not a list')` it is `{} is not a list`. */
export function valueMessage(what: string): (issue: v.BaseIssue<unknown>) => string {
  return ({ input }) => `${quote(input)} is ${what}`;
}

type Fields = Readonly<Record<string, unknown>>;

/** Any object but a list, which Valibot accepts as an object too. */
export const plainObject = v.custom<Fields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  valueMessage('not an object'),
);

/** Valibot's `object`, but a missing field has the message of the field's schema. */
export function objectSchema<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    plainObject,
    v.transform((input): Fields => Object.fromEntries(Object.keys(entries).map((key) => [key, input[key]]))),
    v.object(entries),
  );
}

/** A whole number that is not less than a minimum. */
export function wholeNumberAtLeast(minimum: number, message: string) {
  return v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= minimum, valueMessage(message));
}

/** Formats a path, such as `articles[0]: title` or `meta.found`. */
function formatPath(path: readonly { readonly key: unknown }[]): string {
  return path.reduce((place, { key }) => {
    if (typeof key !== 'string' || !/^\w+$/.test(key)) return `${place}[${quote(key)}]`;
    if (place === '') return key;
    return place.endsWith(']') ? `${place}: ${key}` : `${place}.${key}`;
  }, '');
}

/**
 * Parses data from outside, until the first error.
 * @param where what the message starts with, e.g. a file's path
 */
export function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown, where: string): Parsed<T> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { kind: 'ok', value: result.output };
  const [{ path = [], message }] = result.issues;
  return { kind: 'invalid', message: [where, formatPath(path), message].filter((part) => part !== '').join(': ') };
}

/**
 * Parses data from outside.
 * @throws Error with the line of the first error
 */
export function parseOrThrow<T>(schema: v.GenericSchema<unknown, T>, value: unknown, where: string): T {
  const parsed = parse(schema, value, where);
  if (parsed.kind === 'ok') return parsed.value;
  throw new Error(parsed.message);
}
