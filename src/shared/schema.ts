/** Shared by the schemas of data from outside: messages of one line that name the place and the value. */
import * as v from 'valibot';
import { forLog } from './forLog';

export type Parsed<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** The message is one line: where, the path in the value, the value there, and what it is not. */
  | { readonly kind: 'invalid'; readonly message: string };

/** A value as part of a one-line message: short, without line ends, and fit for a log. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return forLog(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}

/** A schema's message: `is('not a list')` comes to `{} is not a list`. */
export function is(what: string): (issue: v.BaseIssue<unknown>) => string {
  return ({ input }) => `${quote(input)} is ${what}`;
}

type Fields = Readonly<Record<string, unknown>>;

/** Any object but a list, which Valibot would take for one too. */
export const plainObject = v.custom<Fields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  is('not an object'),
);

/** Valibot's `object`, in which a missing field has that field's own message. */
export function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    plainObject,
    v.transform((given): Fields => Object.fromEntries(Object.keys(entries).map((key) => [key, given[key]]))),
    v.object(entries),
  );
}

/** A whole number from `least` on. */
export function wholeNumber(least: number, message: string) {
  return v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= least, is(message));
}

/** `articles[0]: title`, `selections["haiti/all"]: triedAt`, `meta.found` */
function formatPath(path: readonly { readonly key: unknown }[]): string {
  return path.reduce((place, { key }) => {
    if (typeof key !== 'string' || !/^\w+$/.test(key)) return `${place}[${quote(key)}]`;
    if (place === '') return key;
    return place.endsWith(']') ? `${place}: ${key}` : `${place}.${key}`;
  }, '');
}

/**
 * Parses what comes from outside, up to the first fault.
 * @param where what the message starts with, e.g. a file's path
 */
export function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown, where: string): Parsed<T> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { kind: 'ok', value: result.output };
  const [{ path = [], message }] = result.issues;
  return { kind: 'invalid', message: [where, formatPath(path), message].filter((part) => part !== '').join(': ') };
}

/** @throws Error with the line of the first fault */
export function parseOrThrow<T>(schema: v.GenericSchema<unknown, T>, value: unknown, where: string): T {
  const parsed = parse(schema, value, where);
  if (parsed.kind === 'ok') return parsed.value;
  throw new Error(parsed.message);
}
