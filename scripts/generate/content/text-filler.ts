import * as v from 'valibot';
import type { Language } from '~/config/languages';
import { fill } from '~/content/fill';
import { markdownLines } from '~/content/markdownText';
import { mapParts } from '~/lib/mapParts';
import type { DescribedSchema } from '~/schemas/dataFile';
import type { TextMetadata } from '~/schemas/fields';
import type { Block } from '~/schemas/markdown';
import { placeholders } from '~/schemas/placeholders';
import { joinHyphens, joinNames, nonBreakingSpace } from '~/shared/lineBreaks';
import { joinNumbers } from '~scripts/generate/line-breaks';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { SiteData } from './read-data';

const narrowNonBreakingSpace = '\u202F';

/** French spaces, quotation marks and percentages (Lexique des règles typographiques en usage à l'Imprimerie nationale). */
const typesetFrench = (text: string): string =>
  text
    .replaceAll(' :', `${nonBreakingSpace}:`)
    .replaceAll('« ', `«${nonBreakingSpace}`)
    .replaceAll(' »', `${nonBreakingSpace}»`)
    .replaceAll(/ (?=[;!?])/g, narrowNonBreakingSpace)
    .replaceAll(/(\d)(?:\.(\d+))? ?%/g, (_, whole: string, part?: string) =>
      [whole, part === undefined ? '' : `,${part}`, nonBreakingSpace, '%'].join(''),
    );

/**
 * A text with its non-breaking spaces and hyphens: numbers stay with their words by rule, names because the owner lists them.
 * @param unbreakable names that must not be broken over two lines
 */
export function typeset(text: string, language: Language, unbreakable: readonly string[]): string {
  const joined = unbreakable.reduce(
    (result, name) => result.replaceAll(name, joinHyphens(name.replaceAll(' ', nonBreakingSpace))),
    text,
  );
  return joinNumbers(joinNames(language === 'fr' ? typesetFrench(joined) : joined));
}

/**
 * Returns a function that resolves an address of the data in a language: a page gets its path in this language, another site stays.
 * Undefined for a page that is not shown; `readData` has checked that it exists.
 */
const linkResolver =
  ({ pages: { addressAt, getPath } }: SiteSettings, language: Language) =>
  (address: string): string | undefined => {
    if (!address.startsWith('/')) return address;
    const [path = '', ...fragment] = address.split(/(?=[?#])/);
    const target = addressAt(path);
    return target && getPath(target.page, language, target.selection) + fragment.join('');
  };

/**
 * Fills in each text of a value; a string that its schema does not mark as a text stays. The type does not change. Placeholders
 * that a page fills in when it is shown stay. Undefined, for a file that the site does not have, stays too.
 */
export type TextFiller = <Output, Value extends Output | undefined>(
  schema: v.GenericSchema<unknown, Output>,
  value: Value,
) => Value;

/** The lines of a text: a string is one. */
const listLines = (text: unknown): readonly string[] =>
  typeof text === 'string' ? [text] : markdownLines(text as readonly Block[]);

/**
 * Returns the function that fills in the texts of one language.
 * @param searchableTexts gets the texts that the search finds, as they are filled in: Markdown as its lines
 */
export function createTextFiller(
  data: SiteData,
  language: Language,
  siteSettings: SiteSettings,
  searchableTexts = new Set<string>(),
): TextFiller {
  const { settings, site } = siteSettings;
  const { unbreakable } = settings;
  const resolveLink = linkResolver(siteSettings, language);
  const { counts } = data.texts[language].shell;
  const facts = { site, language, companies: data.companies, counts };
  const values = Object.fromEntries(Object.entries(placeholders).map(([name, valueOf]) => [name, valueOf(facts)]));

  /** Fills in a string. A value that ends with a full stop, such as "Kin Inc.", ends a sentence without another one. */
  function fillString(text: string): string {
    const sentences = text.replaceAll(/\{(\w+)\}\./g, (placeholder, name: string) =>
      values[name]?.endsWith('.') ? `{${name}}` : placeholder,
    );
    return fill(sentences, values);
  }

  /** Fills in a text: a string, or blocks of Markdown. */
  function fillText(text: unknown, isPlain = false): unknown {
    if (typeof text === 'string') return isPlain ? fillString(text) : typeset(fillString(text), language, unbreakable);
    if (typeof text !== 'object' || text === null) return text;
    if (Array.isArray(text)) return text.flatMap((part) => fillPart(part, isPlain));
    return mapParts(text, (part) => fillText(part, isPlain));
  }

  /** Fills in a part of a text: a link that leads nowhere becomes the parts of its words. */
  function fillPart(part: unknown, isPlain: boolean): readonly unknown[] {
    const filled = fillText(part, isPlain);
    if (typeof filled !== 'object' || filled === null || !('link' in filled)) return [filled];
    const link = resolveLink(fill(String(filled.link), values));
    if (link !== undefined) return [{ ...filled, link }];
    return 'text' in filled && Array.isArray(filled.text) ? filled.text : [];
  }

  function fillIn(
    { entries, item, wrapped, value: recordSchema, ...schema }: DescribedSchema,
    value: unknown,
  ): unknown {
    if (wrapped) return fillIn(wrapped, value);
    const { isText, isPlain, isSearchable }: Partial<TextMetadata> = v.getMetadata(schema);
    const filled = isText ? fillText(value, isPlain) : value;
    if (isSearchable) for (const line of listLines(filled)) searchableTexts.add(line);
    if (isText) return filled;
    if (typeof value !== 'object' || value === null) return value;
    return mapParts(value, (part, key) => {
      const inner = item ?? entries?.[key] ?? recordSchema;
      return inner ? fillIn(inner, part) : part;
    });
  }

  return <Output, Value extends Output | undefined>(schema: v.GenericSchema<unknown, Output>, value: Value) =>
    fillIn(schema, value) as Value;
}
