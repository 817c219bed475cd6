/** The fonts that data/site.json names, cut down to what this site shows in them. */
import { charactersOf } from './characters';
import { type CutFont, cutFont } from './cut';
import { type FontPackage, readFontPackage } from './font-package';

export interface SiteFont extends FontPackage {
  /** `text` where it is both. */
  readonly role: 'headings' | 'text';
  readonly cut: CutFont;
}

export interface SiteFonts {
  readonly headings: SiteFont;
  /** The same object where one font is both. */
  readonly text: SiteFont;
}

/** Headings have one weight, text three; optical sizes from sub-heading to display. */
const use = {
  headings: { weights: { min: 400, max: 400 }, sizes: { min: 28, max: 72 } },
  text: { weights: { min: 400, max: 600 }, sizes: { min: 16, max: 16 } },
  both: { weights: { min: 400, max: 600 }, sizes: { min: 16, max: 72 } },
} as const;

/**
 * Made of two family names and of all texts of the site.
 * @throws DataError where a font is not installed
 */
export async function makeFonts(
  families: { readonly headings: string; readonly text: string },
  texts: string,
): Promise<SiteFonts> {
  const make = async (role: 'headings' | 'text', characters: 'headings' | 'text', part: keyof typeof use) => {
    const source = await readFontPackage(families[role], role);
    const cut = await cutFont(source, { ...use[part], characters: charactersOf(characters, texts) });
    return { ...source, role: characters, cut };
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

/** A line for the owner about each font that lacks characters of the site's texts. */
export function lackedCharacters({ headings, text }: SiteFonts): readonly string[] {
  return [...new Set([headings, text])].flatMap(({ family, cut }) => {
    // Every system has spaces and symbols.
    const lacks = cut.lacks.match(/[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/gu) ?? [];
    return lacks.length === 0
      ? []
      : [`${family} has no ${lacks.join(' ')}: the site's texts use it, and show another font there`];
  });
}
