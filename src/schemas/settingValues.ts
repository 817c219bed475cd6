/** Kinds of settings: each with its check, the form into which it is normalized, and the message of its error. */
import * as v from 'valibot';
import type { Language } from '~/config/languages';
import { findSimilarName } from './similarName';

/**
 * A key of a settings file: a schema with the description that docs/settings.md shows.
 * @param variable the environment variable that overrides the key for a deployment
 */
export function key<const Schema extends v.GenericSchema>(description: string, schema: Schema, variable?: string) {
  return v.pipe(schema, v.description(description), v.metadata(variable === undefined ? {} : { variable }));
}

/** Whether a host is a name or an IP address. The host of a URL may contain `;` and `,`, which would end a directive of the policy. */
const isHost = (host: string) => /^(?:[a-z0-9.-]+|\[[\da-f:.]+\])$/.test(host);

export function isHttps(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && isHost(url.hostname);
}

export const isOrigin = (value: string) => isHttps(value) && new URL(value).href === `${new URL(value).origin}/`;

const isSitePath = (value: string) => /^\/(?!\/)[^\s\\]*$/.test(value);
/** Makes the message about a wrong value: `"blue" is not a colour such as #004AAD`. */
export const wrongValueMessage =
  (expected: string) =>
  ({ input }: { readonly input: unknown }) =>
    `${JSON.stringify(input)} is not ${expected}`;

/** A text that is checked and then normalized. */
export function text(
  expected: string,
  isRight: (value: string) => boolean | undefined,
  normalize = (value: string) => value,
) {
  return v.pipe(
    v.string(wrongValueMessage(expected)),
    v.check((value) => isRight(value) === true, wrongValueMessage(expected)),
    v.transform(normalize),
  );
}

export const picklist = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, (issue) => {
    const similar = typeof issue.input === 'string' ? findSimilarName(issue.input, options) : undefined;
    const hint = similar === undefined ? '' : `: did you mean "${similar}"?`;
    return `${wrongValueMessage(`one of ${options.join(', ')}`)(issue)}${hint}`;
  });

/** The same as `text`, but the text may also be empty or left out. */
export function optionalText(
  expected: string,
  isRight: (value: string) => boolean | undefined,
  normalize = (value: string) => value,
) {
  const orEmpty = (value: string) => value === '' || isRight(value);
  return v.optional(
    text(expected, orEmpty, (value) => (value === '' ? '' : normalize(value))),
    '',
  );
}

export const https = 'an absolute https address';
export const isHttpsOrSitePath = (value: string) => isSitePath(value) || isHttps(value);
export const toHref = (value: string) => (isHttps(value) ? new URL(value).href : value);

const httpsOrSitePath = 'an absolute https address or a path that starts with one slash';
export const httpsAddress = () => text(https, isHttps);
export const address = () => text(httpsOrSitePath, isHttpsOrSitePath, toHref);
export const optionalAddress = () => optionalText(httpsOrSitePath, isHttpsOrSitePath, toHref);
export const optionalHttps = () => optionalText(https, isHttps, toHref);

/** Converts the host of a mail address to ASCII, which every mail program understands: `bäcker.example` to `xn--bcker-gra.example`. */
export function withAsciiHost(address: string): string {
  const [name = '', host = ''] = address.split(/@(?=[^@]*$)/);
  const url = /^[^\s@/?#:\\]+$/.test(host) && URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : null;
  return url === null ? address : `${name}@${url.hostname}`;
}

/** Whether a text is one address of mail with an ASCII host, and nothing of it ends the address in a header. */
export const isMailAddress = (text: string): boolean => /^[^\s@<>()[\]\\,;:"]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text);

/** Refuses an item of a list if an earlier item has the same key. */
export const uniqueItems = <Item>(getKey: (item: Item) => string, message: string) =>
  v.checkItems<Item[], string>(
    (item, index, items) => items.findIndex((other) => getKey(other) === getKey(item)) === index,
    message,
  );

/** Whether a text has a visible character: blanks and some other characters have no shape. */
export const isVisible = (text: string): boolean => /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
export const trim = (value: string) => value.trim();

export const nonEmptyText = () => text('a non-empty text', isVisible, trim);

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.startsWith(value);
export const date = () => text('a date such as 2026-11-23', isDate);
export const optionalDate = () => optionalText('a date such as 2026-11-23, or empty', isDate);

export function wholeNumber(expected: string, minimum: number, maximum: number) {
  const message = wrongValueMessage(expected);
  return v.pipe(v.number(message), v.integer(message), v.minValue(minimum, message), v.maxValue(maximum, message));
}

export const yesOrNo = (defaultValue: boolean) =>
  v.optional(v.boolean(wrongValueMessage('true or false')), defaultValue);

/** The same fields in every language. */
export function inLanguages<Schema extends v.GenericSchema>(schema: Schema) {
  const inLanguage = (language: Language) => v.pipe(schema, v.metadata({ language }));
  return { en: inLanguage('en'), es: inLanguage('es'), fr: inLanguage('fr') };
}

/** The language that a field is written in; undefined if it is the same in all. */
export const getSchemaLanguage = (schema: v.GenericSchema): unknown => v.getMetadata(schema)['language'];
