/** Kinds of fields that an owner fills in: each is the source of its type and its check. */
import * as v from 'valibot';
import { findMissingCharacters } from '~/config/fontCharacters';
import { type Condition, conditions } from './conditions';
import { notText } from './dataFile';
import { findLinkError } from './links';
import { findAltTextError, findLinks, findMarkupError, parseMarkdown, toBlocks } from './markdown';
import { placeholders } from './placeholders';
import type { SchemaSite } from './schemaSite';
import { isVisible, picklist } from './settingValues';
import { findSimilarName } from './similarName';

const missingSentence = 'a sentence is missing';

/** Placeholders that the build replaces in every sentence. */
const buildPlaceholders: readonly string[] = Object.keys(placeholders);

/** What a schema says of a text besides its type. */
export interface TextMetadata {
  /** Whether the build fills in and typesets the text. */
  readonly isText: true;
  /** Whether machines and other programs read it, such as search engines and mail: then it gets no invisible characters. */
  readonly isPlain?: boolean;
  /** Whether the search of the site finds it: prose is found, labels are not. */
  readonly isSearchable?: boolean;
  /** Whether it is Markdown, whose links and pictures are checked. */
  readonly isMarkdown?: boolean;
}

interface TextOptions extends Pick<TextMetadata, 'isPlain' | 'isSearchable' | 'isMarkdown'> {
  /** Placeholders that the page fills in when it shows the text; each must be there. */
  readonly placeholders?: readonly string[];
  /** Placeholders that the page fills in too, but that a text may leave out. */
  readonly optional?: readonly string[];
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Every error in the placeholders of a text: unknown, malformed and missing ones. */
function findPlaceholderErrors(text: string, required: readonly string[], names: readonly string[]): readonly string[] {
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([placeholder, word = '']) => {
    if (names.includes(word)) return [];
    const name = findSimilarName(word, names);
    return name === undefined
      ? `${placeholder} is not filled in: there are ${inBraces(names)}`
      : `${placeholder}: did you mean {${name}}?`;
  });
  const brace = /[{}].{0,20}/.exec(text.replaceAll(/\{[^{}]*\}/g, ''))?.[0];
  const missing = required.filter((name) => !text.includes(`{${name}}`));
  return [
    ...new Set(unknown),
    ...(brace === undefined ? [] : [`${JSON.stringify(brace)}: braces stand around one word, such as {brand}`]),
    // An unknown placeholder is likely the one that is missing.
    ...(missing.length === 0 || unknown.length > 0 ? [] : [`${inBraces(missing)} must be there`]),
  ];
}

/** Checks that a text has each required placeholder and no unknown one. */
function withPlaceholders(required: readonly string[], optional: readonly string[]) {
  const others = [...optional, ...buildPlaceholders];
  const each = required.map((name) => String.raw`(?=[^]*\{${name}\})`).join('');
  const missing = required.length > 0 ? `${inBraces(required)} must be there. ` : '';
  return v.regex(
    new RegExp(String.raw`^${each}(?:[^{}]|\{(?:${[...required, ...others].join('|')})\})*$`),
    `${missing}The build fills in ${inBraces(others)} and nothing else`,
  );
}

/** Names the characters that visitors would see in another font; null if the site's fonts have all. */
function findMissingLetters(text: string): string | null {
  const missing = findMissingCharacters(text);
  return missing.length === 0
    ? null
    : `the site’s fonts have no ${missing.join(' ')}: write it otherwise, or add it to src/assets/fonts`;
}

/** @param findErrors what is wrong with a text; null is no error */
export const noErrors = (findErrors: (text: string) => readonly (string | null)[]) =>
  v.rawCheck<string>(({ addIssue, dataset }) => {
    if (!dataset.typed) return;
    for (const message of findErrors(dataset.value)) if (message !== null) addIssue({ message });
  });

/**
 * A text of a page, which may have placeholders.
 * @param findErrors what is wrong with the text besides its placeholders
 */
function textWithPlaceholders(
  { placeholders = [], optional = [], ...metadata }: TextOptions,
  findErrors = (value: string): readonly (string | null)[] => [findMarkupError(value)],
) {
  const names = [...placeholders, ...optional, ...buildPlaceholders];
  return v.pipe(
    v.string(({ input }) => (input === null || input === undefined ? missingSentence : notText)),
    v.check(isVisible, missingSentence),
    noErrors((value) => [
      ...findPlaceholderErrors(value, placeholders, names),
      ...findErrors(value),
      findMissingLetters(value),
    ]),
    withPlaceholders(placeholders, optional),
    v.metadata({ ...metadata, isText: true }),
  );
}

/** A text of at most this many characters. A placeholder counts with its braces and its name. */
export const textUpTo = (most: number, options: TextOptions = {}) =>
  v.pipe(
    textWithPlaceholders(options),
    v.maxLength(most, ({ input }) => `${input.length} characters are too many: there is room for ${most}`),
  );

/** A field whose text the search of the site finds. Texts of Markdown are found without it. */
export const searchable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(schema, v.metadata({ isSearchable: true }));

/** A sentence or a few words: never empty. */
export const sentence = (...placeholders: readonly string[]) => textUpTo(300, { placeholders });

/** The fields of an object, by their names, each of which is a sentence. */
export function sentences<const Name extends string>(...names: readonly Name[]) {
  // Object.fromEntries returns an object with any keys, hence the assertion.
  return Object.fromEntries(names.map((name) => [name, sentence()])) as Record<Name, ReturnType<typeof sentence>>;
}

/** A text in large letters: a longer word would not fit into the window of a phone. */
const largeText = (most: number) =>
  v.pipe(
    textUpTo(most),
    v.check(
      (value) => !longWord.test(value),
      ({ input }) => `${longWord.exec(input)?.[0]}: no word of it may have more than 26 letters`,
    ),
  );
const longWord = /[^\s-]{27,}/u;

export const heading = (most = 100) => largeText(most);

/** A value in a table of figures: a number with its unit. */
export const figureValue = () => largeText(24);

/** The name of a page or company, which lists, menus and other sentences contain. */
export const shortName = () => largeText(40);
/** A name without braces, because a name cannot refer to another text. */
export const plainName = () => v.pipe(shortName(), v.regex(/^[^{}]*$/, 'a name has no braces'));

/** The fragment id of a section: a part of addresses. */
export const sectionId = () =>
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an id has small letters, digits and hyphens'));

/** A text of several sentences. */
export const paragraph = () => textUpTo(1_500);

/** A text for machines and other programs. */
export const plain = (...placeholders: readonly string[]) => textUpTo(300, { isPlain: true, placeholders });

/** What a picture shows, for those who cannot see it. */
export const altText = () =>
  v.pipe(
    plain(),
    noErrors((value) => [findAltTextError(value)]),
  );

/** A longer text: paragraphs, links, emphasis, lists, sub-headings, tables. */
export const markdown = (site: SchemaSite) =>
  v.pipe(
    textWithPlaceholders({ isMarkdown: true, isSearchable: true }, (value) => [
      ...parseMarkdown(value).errors,
      ...findLinks(value).map((address) => findLinkError(address, site)),
    ]),
    toBlocks,
  );

/** A sentence with a count: the form for one, which may spell it out, and the form for all others. */
export const plural = (...placeholders: readonly string[]) =>
  v.strictObject({
    one: textUpTo(300, { placeholders, optional: ['count'] }),
    many: sentence('count', ...placeholders),
  });
export type Plural = v.InferOutput<ReturnType<typeof plural>>;

/** A list of exactly this many items, because the layout has a place for each. */
export const exactly = <Item extends v.GenericSchema>(count: number, item: Item) =>
  v.pipe(v.array(item), v.length(count, `there must be ${count}`));

/** A list with at least one item. */
export const nonEmptyList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'this list is empty'));

/** A condition of the site; a part of the content that names one is left out if the condition is not met. */
// Object.keys returns strings, hence the assertion.
export const when = () => v.optional(picklist(Object.keys(conditions) as readonly Condition[]));

/** A sentence for each region or category of data/filters.json, by its id. */
export const sentenceForEach = (ids: readonly string[]) => v.strictObject(v.entriesFromList(ids, sentence()));

export const titledText = () => v.strictObject({ title: searchable(heading()), text: searchable(paragraph()) });
export type TitledText = v.InferOutput<ReturnType<typeof titledText>>;

export const languageNotice = () => v.optional(sentence());
