/** Kinds of texts of one language: each is checked, filled in and typeset by its schema. */
import * as v from 'valibot';
import { findUnsupportedCharacters } from '~/config/fontCharacters';
import { type Language, languages, mapLanguages } from '~/config/languages';
import { builtInPageIds } from '~/config/pageTable';
import { findMarkupErrors, parseMarkdown } from './markdown';
import { fillPlaceholders, findPlaceholderErrors, type PlaceholderValues } from './placeholders';
import { typeset } from './typeset';
import {
  isVisible,
  nonEmptyArray,
  array,
  checkText,
  notTextMessage,
  strictObject,
  oneOf,
  uniqueItems,
} from './valueSchemas';

/** What the texts of a language depend on. */
export interface TextContext {
  readonly language: Language;
  readonly values: PlaceholderValues;
  /** Names whose words stay on one line. */
  readonly unbreakable: readonly string[];
  /** Whether the site has a page at a path of the default language. */
  readonly isPage: (path: string) => boolean;
  /** Whether the page at such a path is shown already. */
  readonly isShown: (path: string) => boolean;
}

interface TextOptions {
  /** The greatest number of characters. A placeholder counts with its braces and its name. */
  readonly most?: number;
  /** Placeholders that the page fills in when it shows the text; each must be there. */
  readonly placeholders?: readonly string[];
  /** Whether the text is shown in large letters: a longer word would not fit into the window of a phone. */
  readonly isLarge?: boolean;
  /** Whether the text is for machines and other programs, such as search engines and mail: then it is not typeset. */
  readonly isPlain?: boolean;
}

const missingText = 'a sentence is missing';

/** Words that stand in a text until it is written. "todo" in small letters is a word of Spanish. */
const draftWords = /\b(?:TODO|TBD|FIXME)\b|\b[Ll]orem ipsum\b/;

const longWord = /[^\s-]{27,}/u;

/** Errors of a text's length and words, whatever signs it may have. */
function findTextErrors(text: string, { most = 300, placeholders = [], isLarge }: TextOptions) {
  if (!isVisible(text)) return [missingText];
  const [draft] = draftWords.exec(text) ?? [];
  const [word] = (isLarge && longWord.exec(text)) || [];
  const missingCharacters = findUnsupportedCharacters(text);
  return [
    ...(missingCharacters.length === 0
      ? []
      : [
          `the fonts of the site have no ${missingCharacters.join(' ')}: use other letters, or replace the files in src/assets/fonts`,
        ]),
    ...findPlaceholderErrors(text, placeholders),
    ...(text.length > most ? [`${text.length} characters are too many: there is room for ${most}`] : []),
    ...(word === undefined ? [] : [`${word}: a word here must not have more than 26 letters`]),
    ...(draft === undefined ? [] : [`"${draft}": this text is a draft, which visitors would read: write it`]),
  ];
}

const anyText = v.string((issue) => (issue.input === null ? missingText : notTextMessage(issue)));

/** A name in large letters, which lists, menus and other texts contain: it is the same in every language. */
export const properNameSchema = () =>
  v.pipe(
    anyText,
    checkText((text) => [
      ...findTextErrors(text, { most: 40, isLarge: true }),
      ...(/[{}<>]/.test(text) ? ['a name must not contain { } < >'] : findMarkupErrors(text)),
    ]),
  );

/** The kinds of texts of a language, for the schemas of pages. */
export function createTextSchemas({ language, values, unbreakable, isPage, isShown }: TextContext) {
  const fill = (text: string): string => fillPlaceholders(text, values);
  const fillAndTypeset = (text: string): string => typeset(fill(text), language, unbreakable);

  const text = (options: TextOptions = {}) =>
    v.pipe(
      anyText,
      checkText((input) => [...findTextErrors(input, options), ...findMarkupErrors(input)]),
      v.transform(options.isPlain ? fill : fillAndTypeset),
    );

  /** A sentence or a few words. */
  const sentence = (...placeholders: readonly string[]) => text({ placeholders });
  const heading = (most = 100) => text({ most, isLarge: true });
  /** A text of several sentences. */
  const paragraph = () => text({ most: 1_500 });
  /** A text for machines and other programs. */
  const plain = (...placeholders: readonly string[]) => text({ placeholders, isPlain: true });
  /** The name of a page in navigation and lists. */
  const shortName = () => text({ most: 40, isLarge: true });

  /** What a picture shows, for those who cannot see it. */
  const altText = () =>
    v.pipe(
      plain(),
      checkText((input) =>
        /\.(?:jpe?g|png|webp|avif|svg|gif|heic)$|^(?:img|dsc[fn]?|pxl|image)[_-]?\d*$/i.test(input.trim())
          ? [`${JSON.stringify(input)} is the name of a file: say what the picture shows`]
          : [],
      ),
    );

  const parse = (input: string) =>
    parseMarkdown(input, isPage, {
      words: fillAndTypeset,
      address(address) {
        if (!address.startsWith('/')) return fill(address);
        const [path = ''] = address.split(/[?#]/);
        return isShown(path) ? languages[language].prefix + address : undefined;
      },
    });

  /** A longer text: paragraphs, links, emphasis, lists, sub-headings. */
  const markdown = () =>
    v.pipe(
      anyText,
      checkText((input) => [...findTextErrors(input, { most: 20_000 }), ...parse(input).errors]),
      v.transform((input) => parse(input).blocks),
    );

  /** A sentence with a count: the form for one, and the form for all others. */
  const plural = (...placeholders: readonly string[]) =>
    strictObject({ one: sentence(...placeholders), many: sentence('count', ...placeholders) });

  /** Entries of an object, by their names, each of which is a sentence. */
  const sentences = <const Name extends string>(...names: readonly Name[]) => v.entriesFromList(names, sentence());

  /** Entries of a part with a title. */
  const titledText = () => ({ title: heading(), text: paragraph() });

  /** The file of a page: its name, its head tags, and what it shows. */
  const page = <const Entries extends v.ObjectEntries>(entries: Entries) =>
    strictObject({
      page: strictObject({ name: shortName(), shortName: v.optional(shortName()), summary: v.optional(sentence()) }),
      meta: strictObject({ title: plain(), description: plain(), keywords: array(plain()) }),
      ...entries,
    });

  /** Links to other pages. */
  const related = () =>
    strictObject({
      heading: heading(),
      links: v.pipe(
        nonEmptyArray(
          strictObject({
            page: oneOf(builtInPageIds),
            text: sentence(),
            title: sentence(),
            priority: oneOf(['high', 'medium']),
            context: array(plain()),
          }),
        ),
        uniqueItems(({ page: id }) => id, 'a link leads to this page already'),
      ),
    });

  return {
    sentence,
    heading,
    paragraph,
    plain,
    altText,
    markdown,
    plural,
    sentences,
    titledText,
    page,
    related,
    /** Fills in and typesets a text that languages share, and that each writes in its own way. */
    fillAndTypeset,
  };
}

export type TextSchemas = ReturnType<typeof createTextSchemas>;

/** The kinds of texts of each language. */
export type TextSchemasByLanguage = Readonly<Record<Language, TextSchemas>>;

/** A value that languages share and each writes in its own way, such as `+2.3%`, in French `+2,3 %`. */
export const valueInLanguages = (fields: TextSchemasByLanguage, isRight: (text: string) => boolean, message: string) =>
  v.pipe(
    anyText,
    checkText((text) => [
      ...findTextErrors(text, { most: 24, isLarge: true }),
      ...(isRight(text) ? [] : [`${JSON.stringify(text)} ${message}`]),
    ]),
    v.transform((text) => mapLanguages((language) => fields[language].fillAndTypeset(text))),
  );

/** Links to other pages. */
export type RelatedLinksContent = v.InferOutput<ReturnType<TextSchemas['related']>>;
