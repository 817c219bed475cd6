/**
 * The narrowest window that has room for the header's navigation, estimated from the lengths of its texts: brand and
 * names are the owner's, in several languages, and the layout must be right without script.
 */
import { breakpoints } from '~/theme/layout';

/** Mean advances of the sans in em, by kind of letter; the others count as round lower-case letters. */
const advances: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[fijlrt.,:;'’|!() -]/, 0.33],
  [/[mwMW]/, 0.86],
  [/\p{Lu}|&/u, 0.66],
];

const roundLetter = 0.56;

/** Width of a text in em, some per cent too large. */
function textWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (advances.find(([letters]) => letters.test(letter))?.[1] ?? roundLetter),
    0,
  );
}

interface HeaderTexts {
  readonly brand: string;
  readonly links: readonly string[];
  readonly action: string;
}

/** Sizes of Brand.tsx and headerStyles.ts in rem, in the narrowest window: they grow more slowly than it does. */
const sizes = {
  mark: 2.875,
  brandFont: 1.5,
  linkPadding: 1,
  tool: 2.75,
  buttonPadding: 2.625,
  gaps: 2.375,
  languages: 5.625,
};

/** Outer margins at a window's width: `space.gutter`, twice. */
function margins(window: number): number {
  return 2 * Math.min(4, Math.max(1.25, 0.6 + 0.029 * window));
}

/** The narrowest window that holds a bar of some width. */
function windowFor(bar: number): number {
  return Math.ceil(bar + margins(bar * 1.06));
}

/** Lower bounds of the window in rem: for the navigation, and for the languages beside it. */
export function headerBreakpoints({ brand, links, action }: HeaderTexts): {
  readonly navigation: number;
  readonly languages: number;
} {
  const texts = links.reduce((sum, link) => sum + textWidth(link) + sizes.linkPadding, 0);
  const content =
    sizes.mark +
    textWidth(brand) * sizes.brandFont * 0.92 +
    texts +
    2 * sizes.tool +
    textWidth(action) +
    sizes.buttonPadding +
    sizes.gaps;
  return {
    navigation: Math.max(breakpoints.lg, windowFor(content)),
    languages: Math.max(breakpoints.lg, windowFor(content + sizes.languages)),
  };
}
