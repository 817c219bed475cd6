/** Kinds of settings: each with its check, the one way it is written in, and the line that refuses another. */
import * as v from 'valibot';
import { languageIds, type Language } from '~/config/knownLanguages';
import { findSimilarName } from './similarName';

/**
 * A schema with what is said of it in the editor and in docs/settings.md; its type stays.
 * @param variable of the environment, which overrides the key for a deployment
 */
export function key<const Schema extends v.GenericSchema>(description: string, schema: Schema, variable?: string) {
  return v.pipe(schema, v.description(description), v.metadata(variable === undefined ? {} : { variable }));
}

/** A name or number: a URL's host may hold `;` and `,`, which would end a directive of the content security policy. */
const isHost = (host: string) => /^(?:[a-z0-9.-]+|\[[\da-f:.]+\])$/.test(host);

export function isHttps(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && isHost(url.hostname);
}

export const isOrigin = (value: string) => isHttps(value) && new URL(value).href === `${new URL(value).origin}/`;

const isOwnPath = (value: string) => /^\/(?!\/)[^\s\\]*$/.test(value);
export const isNot =
  (wanted: string) =>
  ({ input }: { readonly input: unknown }) =>
    `${JSON.stringify(input)} is not ${wanted}`;

/** A text that is checked, and then written in one way. */
export function text(
  wanted: string,
  isRight: (value: string) => boolean | undefined,
  write = (value: string) => value,
) {
  return v.pipe(
    v.string(isNot(wanted)),
    v.check((value) => isRight(value) === true, isNot(wanted)),
    v.transform(write),
  );
}

export const picklist = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, (issue) => {
    const similar = typeof issue.input === 'string' ? findSimilarName(issue.input, options) : undefined;
    const hint = similar === undefined ? '' : `: did you mean "${similar}"?`;
    return `${isNot(`one of ${options.join(', ')}`)(issue)}${hint}`;
  });

/** The same, or an empty text. */
export function optionalText(
  wanted: string,
  isRight: (value: string) => boolean | undefined,
  write = (value: string) => value,
) {
  const orEmpty = (value: string) => value === '' || isRight(value);
  return v.optional(
    text(wanted, orEmpty, (value) => (value === '' ? '' : write(value))),
    '',
  );
}

export const https = 'an absolute https address';
export const isHttpsOrOwnPath = (value: string) => isOwnPath(value) || isHttps(value);
export const toHref = (value: string) => (isHttps(value) ? new URL(value).href : value);

const httpsOrOwnPath = 'an absolute https address or a path that starts with one slash';
export const httpsAddress = () => text(https, isHttps);
export const optionalAddress = () => optionalText(httpsOrOwnPath, isHttpsOrOwnPath, toHref);
export const optionalHttps = () => optionalText(https, isHttps, toHref);

/** A mail address whose host is written as every mail server and program knows it: browsers and owners keep its letters. */
export function withAsciiHost(address: string): string {
  const [name = '', host = ''] = address.split(/@(?=[^@]*$)/);
  const url = /^[^\s@/?#:\\]+$/.test(host) && URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : null;
  return url === null ? address : `${name}@${url.hostname}`;
}

/** Refuses an item of a list if an earlier one has the same key. */
export const uniqueItems = <Item>(getKey: (item: Item) => string, message: string) =>
  v.checkItems<Item[], string>(
    (item, index, items) => items.findIndex((other) => getKey(other) === getKey(item)) === index,
    message,
  );

/** Whether anything of a text is seen: not blanks and characters that have no shape alone. */
export const isSeen = (text: string): boolean => /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
export const trimmed = (value: string) => value.trim();

/** The words of a link, which stands in lists and menus. */
export const linkLabel = () =>
  v.pipe(
    text(
      'a name of 1 to 40 characters without braces',
      (value) => isSeen(value) && value.trim().length <= 40 && !/[{}]/.test(value),
      trimmed,
    ),
    v.metadata({ isText: true }),
  );

export const words = () => text('a non-empty text', isSeen, trimmed);

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.startsWith(value);
export const date = () => v.pipe(text('a date such as 2026-11-23', isDate), v.metadata({ widget: 'date' }));
export const optionalDate = () =>
  v.pipe(optionalText('a date such as 2026-11-23, or empty', isDate), v.metadata({ widget: 'date' }));

const isTime = (value: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

function isDateOrTime(value: string): boolean {
  const [day = '', time, ...rest] = value.split('T');
  return isDate(day) === true && (time === undefined || isTime(time)) && rest.length === 0;
}

/** A day, or a day and a time, by the clocks of the site's time zone (src/shared/period.ts); empty for none. */
export const optionalMoment = () =>
  optionalText('a date such as 2026-11-23, a date and time such as 2026-11-23T09:00, or empty', isDateOrTime);

/** The message about the key `until` of a period that does not end after it begins (`endsAfterStart`). */
export const endBeforeStart = 'this is not after the moment from which it is shown';

export const colour = () =>
  v.pipe(
    text('a colour such as #004AAD', (value) => /^#[\da-f]{6}$/i.test(value)),
    v.metadata({ widget: 'colour' }),
  );

export function wholeNumber(wanted: string, least: number, most: number) {
  const message = isNot(wanted);
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

export const yesOrNo = (otherwise: boolean) => v.optional(v.boolean(isNot('true or false')), otherwise);

/** The same fields in every language; those of a published language must be there (references.ts). */
export function inLanguages<Schema extends v.GenericSchema>(schema: Schema) {
  const inLanguage = (language: Language) => v.optional(v.pipe(schema, v.metadata({ language })));
  // Object.fromEntries forgets the names it is given, hence the assertion.
  return Object.fromEntries(languageIds.map((id) => [id, inLanguage(id)])) as Record<
    Language,
    ReturnType<typeof inLanguage>
  >;
}
