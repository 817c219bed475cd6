import type { TypographyVariantsOptions } from '@mui/material/styles';

/** References to the custom properties that hold them (GlobalStyles.tsx). */
export const fontVariables = { headings: 'var(--headings)', text: 'var(--text)' } as const;

/** Chromium leaves ligatures out of text with letter spacing, so that an f runs into the dot of an i, unless they are asked for by this. */
const headings = { fontFamily: fontVariables.headings, fontWeight: 400, fontFeatureSettings: '"liga" 1' } as const;

/** The font draws a blank after a full stop or an A so narrow that words of a smaller heading seem to touch. */
const smallHeadings = { ...headings, wordSpacing: '0.05em' } as const;

/** Digits of equal height and width. */
export const numerals = { ...headings, fontVariantNumeric: 'lining-nums tabular-nums' } as const;

/**
 * Limits a size to a part of the window, so that usual words stay whole in a phone's window if the visitor's text is large. Larger
 * text never makes that part smaller, and the part is larger for a higher level. Longer words are hyphenated or broken (components/text.ts).
 */
export function headingSize(size: string, windowShare: number): string {
  return `min(${size},${windowShare}vw)`;
}

/** The variant of a page's headline, which is one step smaller if it has more than 40 letters, and two steps if more than 64. */
export function headlineVariant(largest: 'display' | 'h1', { length }: string): 'display' | 'h1' | 'h2' {
  if (length > 64) return 'h2';
  if (length > 40) return largest === 'display' ? 'h1' : 'h2';
  return largest;
}

/**
 * Fluid type, from a 360 px to a 1440 px window. Material UI's variants are the site's levels: `h1` is a page's headline, `h2`
 * a section's heading, `h3` the heading of an item, `subtitle1` the lead below a heading.
 */
export const typography = {
  fontFamily: fontVariables.text,
  /** The headline of the home page, the largest text of the site. */
  display: {
    ...headings,
    // The headline is smaller in a low window, such as a phone's on its side, which also shows the chart beside it.
    fontSize: `min(${headingSize('clamp(3.75rem,0.75rem + 8.7vw,233px)', 16.2)},22vh)`,
    lineHeight: 0.92,
    letterSpacing: '-0.01em',
  },
  h1: {
    ...headings,
    fontSize: headingSize('clamp(3rem,1.3rem + 5.5vw,6.25rem)', 11.5),
    lineHeight: 0.98,
    letterSpacing: '-0.01em',
  },
  h2: {
    ...headings,
    fontSize: headingSize('clamp(1.875rem,1.57rem + 1.33vw,2.75rem)', 9.4),
    lineHeight: 1.1,
    letterSpacing: '-0.01em',
  },
  /** A smaller `h2`: the heading of a column, and names that are set large. */
  h2Small: {
    ...headings,
    fontSize: headingSize('clamp(1.75rem,1.5rem + 1vw,2.25rem)', 9.2),
    lineHeight: 1.12,
    letterSpacing: '-0.01em',
  },
  /** A figure of the home page, or of the markets. */
  figure: {
    ...numerals,
    fontSize: headingSize('clamp(3rem,1.9rem + 5.6vw,7.5rem)', 14),
    lineHeight: 0.98,
    letterSpacing: '-0.01em',
  },
  /** The name of a company in the portfolio, or on its plate. */
  companyName: {
    ...headings,
    fontSize: headingSize('clamp(3rem,1.3rem + 5.2vw,6rem)', 11.5),
    lineHeight: 0.98,
    letterSpacing: '-0.01em',
  },
  /** A text that is set large, such as the mission. */
  statement: {
    ...smallHeadings,
    fontSize: headingSize('clamp(1.75rem,1.19rem + 1.75vw,2.75rem)', 9),
    lineHeight: 1.16,
    letterSpacing: '-0.01em',
  },
  h3: {
    ...smallHeadings,
    fontSize: headingSize('clamp(1.375rem,1.28rem + 0.45vw,1.6875rem)', 8.6),
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
  },
  h4: { ...smallHeadings, fontSize: headingSize('clamp(1.25rem,1.2rem + 0.25vw,1.4375rem)', 8.2), lineHeight: 1.25 },
  h5: { fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600 },
  h6: { fontSize: '1.0625rem', lineHeight: 1.5, fontWeight: 600 },
  subtitle1: {
    fontSize: 'clamp(1.125rem,1.05rem + 0.4vw,1.375rem)',
    lineHeight: 1.5,
  },
  subtitle2: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  button: { fontSize: '0.9375rem', lineHeight: 1.2, fontWeight: 600, textTransform: 'none' },
  caption: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 500, letterSpacing: '0.01em' },
  overline: { fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '0.08em' },
} as const satisfies TypographyVariantsOptions;
