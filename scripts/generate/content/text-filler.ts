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

// Invisible characters that keep words together: nobody types them.
const nonBreakingSpace = '\u00A0';
const narrowNonBreakingSpace = '\u202F';
/** A character that forbids the break after a hyphen. */
const wordJoiner = '\u2060';

/** Lexique des règles typographiques en usage à l'Imprimerie nationale: spaces and marks of French, percentages. */
const french = (text: string): string =>
  text
    .replaceAll(' :', `${nonBreakingSpace}:`)
    .replaceAll('« ', `«${nonBreakingSpace}`)
    .replaceAll(' »', `${nonBreakingSpace}»`)
    .replaceAll(/ (?=[;!?])/g, narrowNonBreakingSpace)
    .replaceAll(/(\d)(?:\.(\d+))? ?%/g, (_, whole: string, part?: string) =>
      [whole, part === undefined ? '' : `,${part}`, nonBreakingSpace, '%'].join(''),
    );

/**
 * A text as it is printed.
 * @param unbreakable names that stay on one line
 */
export function typeset(text: string, language: Language, unbreakable: readonly string[]): string {
  const named = unbreakable.reduce(
    (result, name) => result.replaceAll(name, name.replaceAll(' ', nonBreakingSpace).replaceAll('-', `-${wordJoiner}`)),
    text,
  );
  return language === 'fr' ? french(named) : named;
}

/** A link of Markdown in a language: it is checked that the page is there. */
function linkIn({ addressAt, pathOf }: SitePages, language: Language, address: string): string {
  const [path = '', ...fragment] = address.split(/(?=[?#])/);
  const found = addressAt(path);
  return address.startsWith('/') && found ? pathOf(found.page, language, found.selection) + fragment.join('') : address;
}

/** Fills in the texts of one language; placeholders that a page fills in when it is shown stay. */
export function textFiller(data: SiteData, language: Language, { pages, settings, site }: SiteSettings) {
  const { unbreakable } = settings;
  const { counts } = inLanguage(data.texts, language).shell;
  const facts = { site, language, companies: data.companies, counts };
  const values = Object.fromEntries(Object.entries(placeholders).map(([name, valueOf]) => [name, valueOf(facts)]));

  /** A text: words, or blocks of Markdown. */
  function fillText(text: unknown, isPlain = false): unknown {
    if (typeof text === 'string')
      return isPlain ? fill(text, values) : typeset(fill(text, values), language, unbreakable);
    if (typeof text !== 'object' || text === null) return text;
    return mapParts(text, (part, key) =>
      key === 'link' ? linkIn(pages, language, fill(String(part), values)) : fillText(part, isPlain),
    );
  }

  function fillIn({ entries, item, wrapped, value: ofRecord, ...schema }: DescribedSchema, value: unknown): unknown {
    if (wrapped) return fillIn(wrapped, value);
    const { isText, isPlain }: Partial<TextMetadata> = v.getMetadata(schema);
    if (isText) return fillText(value, isPlain);
    if (typeof value !== 'object' || value === null) return value;
    return mapParts(value, (part, key) => {
      const inner = item ?? entries?.[key] ?? ofRecord;
      return inner ? fillIn(inner, part) : part;
    });
  }

  /** A checked value with each of its texts filled in; what no schema calls a text stays. */
  // Texts stay texts, and blocks blocks.
  return <Output>(schema: v.GenericSchema<unknown, Output>, value: Output) => fillIn(schema, value) as Output;
}
