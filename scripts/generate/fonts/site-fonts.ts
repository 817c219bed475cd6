/** Makes the fonts that data/site.json names, reduced to the characters that the site uses. */
import type { Site } from '~/config/site.node.ts';
import type { SiteContent } from '~scripts/generate/content/compose';
import { collectTexts } from '~scripts/settings/read-json';
import { type FontPackage, readFontPackage } from './font-package';
import { type FontSubset, createSubset } from './subset';

export interface SiteFont extends FontPackage {
  /** `text` if the font is used for both. */
  readonly role: 'headings' | 'text';
  readonly subset: FontSubset;
}

export interface SiteFonts {
  readonly headings: SiteFont;
  /** The same object as `headings` if one font is used for both. */
  readonly text: SiteFont;
}

/** Weights and optical sizes in which the site uses its fonts. */
const fontUses = {
  headings: { weights: { min: 400, max: 400 }, sizes: { min: 28, max: 72 } },
  text: { weights: { min: 400, max: 600 }, sizes: { min: 16, max: 16 } },
  both: { weights: { min: 400, max: 600 }, sizes: { min: 16, max: 72 } },
} as const;

/** The characters from one code point to another. */
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

export const ascii = range(0x20, 0x7e);
/** Letters of the languages of Western Europe and America, which names in the news may have whatever the languages of the site. */
const letters = `${range(0xc0, 0xff).replaceAll(/[×÷]/g, '')}Œœ`;
const marks = '\u00a0\u202f¡¿«»©·–—‘’“”…€×−';
/** Matches word joiner, zero-width space and joiners, byte order mark, soft hyphen and control characters. */
const invisibleCharacters = /[\u2060\u200b-\u200d\ufeff\u00ad\p{Cc}]/u;

/** Lists the characters that a role's font is reduced to: common ones, and those of the site's texts. */
export function listCharacters(role: 'headings' | 'text', texts: string): string {
  // Headings and figures contain no symbols of code.
  const usual = role === 'headings' ? ascii.replaceAll(/[*<=>@[\\\]^_`{|}~]/g, '') : ascii;
  const siteCharacters = [...new Set(texts)].filter(
    (character) => !invisibleCharacters.test(character) && !ascii.includes(character),
  );
  return [...new Set(usual + letters + marks + siteCharacters.toSorted().join(''))].join('');
}

/** Joins all texts of the site in its published languages. */
export function siteTexts(contents: SiteContent, site: Site): string {
  return collectTexts([site.brand, site.headquarters.lines, site.offices, ...contents.values()])
    .map(([, text]) => text)
    .join(' ');
}

/**
 * Makes the fonts of two families for all texts of the site.
 * @throws DataError if a font is not installed
 */
export async function makeFonts(
  families: { readonly headings: string; readonly text: string },
  texts: string,
): Promise<SiteFonts> {
  const make = async (role: 'headings' | 'text', characters: 'headings' | 'text', part: keyof typeof fontUses) => {
    const source = await readFontPackage(families[role], role);
    const subset = await createSubset(source, { ...fontUses[part], characters: listCharacters(characters, texts) });
    return { ...source, role: characters, subset };
  };
  if (families.headings === families.text) {
    const both = await make('headings', 'text', 'both');
    return { headings: both, text: both };
  }
  return {
    headings: await make('headings', 'headings', 'headings'),
    text: await make('text', 'text', 'text'),
  };
}

/** Warns of each font that lacks characters of the site's texts. */
export function findMissingCharacters({ headings, text }: SiteFonts): readonly string[] {
  return [...new Set([headings, text])].flatMap(({ family, subset }) => {
    // Fonts of every system have spaces and symbols.
    const missingLetters = subset.missingCharacters.match(/[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/gu) ?? [];
    return missingLetters.length === 0
      ? []
      : [`${family} has no ${missingLetters.join(' ')}: the site's texts use it, and show another font there`];
  });
}
