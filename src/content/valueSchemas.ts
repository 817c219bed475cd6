/** Kinds of values that are the same in every language, each with the message of its error. */
import * as v from 'valibot';
import { isHost } from '~/lib/isHost';
import { plainObject, quote, valueMessage } from '~/lib/schema';
import { didYouMean } from './similarName';

/** The message about a key, file or folder that is missing. */
export const missingMessage = 'this is missing';

/** The message about a missing key, and about one that an object may not have. */
const objectMessage =
  (keys: readonly string[]) =>
  ({ expected, path, input }: v.BaseIssue<unknown>): string => {
    if (expected !== 'never') return missingMessage;
    const key = String(path?.at(-1)?.key ?? input);
    // Valibot reports only the first of several unknown keys.
    const others = Object.keys(Object(path?.at(-1)?.input)).filter((other) => other !== key && !keys.includes(other));
    const alsoUnknown = others.length === 0 ? '' : `, as ${others.length === 1 ? 'is' : 'are'} ${others.join(', ')}`;
    return `this key is unknown${alsoUnknown}${didYouMean(key, keys)}`;
  };

const anyObject = v.custom<v.InferOutput<typeof plainObject>>(
  (value) => v.is(plainObject, value),
  ({ input }) => `this is not an object, which stands in { }${Array.isArray(input) ? ', but a list' : ''}`,
);

/** An object with these keys and no others. */
export const strictObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(anyObject, v.strictObject(entries, objectMessage(Object.keys(entries))));

/** A folder of the data: its keys are the names of files and folders. */
export const folderSchema = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, path }) =>
    expected === 'never'
      ? `nothing reads this${didYouMean(String(path?.at(-1)?.key), Object.keys(entries))}`
      : missingMessage,
  );

/** The files of a folder, which have any names that can be parts of addresses. */
export const filesSchema = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.record(
    v.pipe(
      v.string(),
      v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'name the file as in blue-harbour.json: small letters, digits and hyphens'),
    ),
    schema,
  );

/** The error of a text that is something else, such as a list. */
export const notTextMessage = ({ input }: { readonly input: unknown }): string =>
  `this is not a text, which stands in quotes${
    typeof input === 'number' || typeof input === 'boolean' ? `: write it in quotes: "${input}"` : ''
  }`;

/** Reports each error that a function finds in a text. */
export const checkText = (findErrors: (text: string) => readonly string[]) =>
  v.rawCheck<string>(({ addIssue, dataset }) => {
    if (dataset.typed) for (const message of findErrors(dataset.value)) addIssue({ message });
  });

/** Whether a text has a visible character: blanks and some other characters have no shape. */
export const isVisible = (text: string): boolean => /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** A text that is the same in every language, and is not shown as a sentence. */
export const matchingTextSchema = (expected: string, isRight: (text: string) => boolean) =>
  v.pipe(v.string(notTextMessage), v.check(isRight, valueMessage(`not ${expected}`)));

/** The same as `matchingTextSchema`, but the text may also be empty. */
export const matchingTextOrEmptySchema = (expected: string, isRight: (text: string) => boolean) =>
  matchingTextSchema(`${expected}, or empty`, (text) => text === '' || isRight(text));

/** One of several words. */
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(
    options,
    ({ input }) =>
      `${quote(input)} is not one of ${options.join(', ')}${typeof input === 'string' ? didYouMean(input, options) : ''}`,
  );

export const wholeNumberBetween = (expected: string, minimum: number, maximum: number) =>
  v.pipe(
    v.number(
      ({ input }) =>
        `${quote(input)} is not ${expected}${typeof input === 'string' && /^\d+$/.test(input) ? `: write it without quotes: ${input}` : ''}`,
    ),
    v.check(
      (number) => Number.isInteger(number) && number >= minimum && number <= maximum,
      valueMessage(`not ${expected}`),
    ),
  );

export const array = <Item extends v.GenericSchema>(item: Item) =>
  v.array(item, 'this is not a list, which stands in [ ]');

export const nonEmptyArray = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(array(item), v.minLength(1, 'this list is empty: write at least one item'));

/** An array of exactly this many items, because the layout has room for each. */
export const arrayOfLength = <Item extends v.GenericSchema>(count: number, item: Item) =>
  v.pipe(
    array(item),
    v.length(count, ({ input }) => `this list has ${input.length} items: it must have ${count}`),
  );

/** Refuses an item of a list if an earlier item has the same key. */
export const uniqueItems = <Item>(getKey: (item: Item) => string, message: string) =>
  v.checkItems<Item[], string>(
    (item, index, items) => items.findIndex((other) => getKey(other) === getKey(item)) === index,
    message,
  );

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

export const dateSchema = () => matchingTextSchema('a date such as 2026-11-23', isDate);

/** Finds a year that is later than the next one. */
function findFutureYear(year: string, now: Date): readonly string[] {
  const latest = now.getUTCFullYear() + 1;
  return Number(year) > latest ? [`${year} is in the future: the latest year is ${latest}`] : [];
}

/** A year in quotes. */
export const yearSchema = (now: Date) =>
  v.pipe(
    v.string(notTextMessage),
    v.regex(/^\d{4}$/, 'a year has four digits'),
    checkText((text) => findFutureYear(text, now)),
  );

/** Whether a text is an https address without credentials, whose host can stand in a content security policy. */
export function isHttpsUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && isHost(url.hostname);
}

export const httpsUrlSchema = () => matchingTextSchema('an absolute https address', isHttpsUrl);

/** The fragment id of a section: a part of addresses. */
export const sectionIdSchema = () =>
  v.pipe(v.string(notTextMessage), v.regex(/^[a-z][a-z0-9-]*$/, 'an id has only small letters, digits and hyphens'));
