import * as v from 'valibot';
import type { Language } from '~/config/knownLanguages';
import { fill } from '~/content/fill';
import type { SitePages } from '~/content/pageTable';
import { mapParts } from '~/lib/mapParts';
import type { DescribedSchema } from '~/schemas/dataFile';
import type { TextMetadata } from '~/schemas/fields';
import { placeholders } from '~/schemas/placeholders';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { inLanguage, type SiteData } from './read-data';

// Invisible characters that prevent line breaks. The build inserts them, because nobody types them.
const nonBreakingSpace = '\u00A0';
const narrowNonBreakingSpace = '\u202F';
/** Prevents a line break after a hyphen. */
const wordJoiner = '\u2060';

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
 * A text with its non-breaking spaces and hyphens.
 * @param unbreakable names that must not be broken over two lines
 */
export function typeset(text: string, language: Language, unbreakable: readonly string[]): string {
  const joined = unbreakable.reduce(
    (result, name) => result.replaceAll(name, name.replaceAll(' ', nonBreakingSpace).replaceAll('-', `-${wordJoiner}`)),
    text,
  );
  return language === 'fr' ? typesetFrench(joined) : joined;
}

/** The address of a Markdown link in a language. `readData` has checked that the page exists. */
function localizeLink({ addressAt, pathOf }: SitePages, language: Language, address: string): string {
  const [path = '', ...fragment] = address.split(/(?=[?#])/);
  const target = addressAt(path);
  return address.startsWith('/') && target
    ? pathOf(target.page, language, target.selection) + fragment.join('')
    : address;
}

/** Returns a function that fills in the texts of one language. Placeholders that a page fills in when it is shown stay. */
export function textFiller(data: SiteData, language: Language, { pages, settings, site }: SiteSettings) {
  const { unbreakable } = settings;
  const { counts } = inLanguage(data.texts, language).shell;
  const facts = { site, language, companies: data.companies, counts };
  const values = Object.fromEntries(Object.entries(placeholders).map(([name, valueOf]) => [name, valueOf(facts)]));

  /** Fills in a text: a string, or blocks of Markdown. */
  function fillText(text: unknown, isPlain = false): unknown {
    if (typeof text === 'string')
      return isPlain ? fill(text, values) : typeset(fill(text, values), language, unbreakable);
    if (typeof text !== 'object' || text === null) return text;
    return mapParts(text, (part, key) =>
      key === 'link' ? localizeLink(pages, language, fill(String(part), values)) : fillText(part, isPlain),
    );
  }

  function fillIn(
    { entries, item, wrapped, value: recordSchema, ...schema }: DescribedSchema,
    value: unknown,
  ): unknown {
    if (wrapped) return fillIn(wrapped, value);
    const { isText, isPlain }: Partial<TextMetadata> = v.getMetadata(schema);
    if (isText) return fillText(value, isPlain);
    if (typeof value !== 'object' || value === null) return value;
    return mapParts(value, (part, key) => {
      const inner = item ?? entries?.[key] ?? recordSchema;
      return inner ? fillIn(inner, part) : part;
    });
  }

  /** Fills in each text of a value; a string that its schema does not mark as a text stays. The types do not change. */
  return <Output>(schema: v.GenericSchema<unknown, Output>, value: Output) => fillIn(schema, value) as Output;
}
