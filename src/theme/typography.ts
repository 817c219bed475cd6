import type { TypographyVariantsOptions } from '@mui/material/styles';
import { site } from '~generated/site';

/** References to the custom properties that hold them (GlobalStyles.tsx). */
export const font = { headings: 'var(--headings)', text: 'var(--text)' } as const;

const headings = { fontFamily: font.headings, fontWeight: 400 } as const;

/** Digits of equal height and width. */
export const figures = { ...headings, fontVariantNumeric: 'lining-nums tabular-nums' } as const;

/**
 * At most a part of the window between its margins: the words of usual headings stay whole in a phone's window, and if
 * the visitor's text is large. Longer ones are hyphenated (GlobalStyles.tsx).
 */
function headingSize(size: string, parts: number): string {
  return `min(${size},(100vw - 2.5rem) / ${parts})`;
}

/** The variant of a page's headline: one of more than 40 letters is a step smaller, one of more than 64 two. */
export function headlineVariant(largest: 'display' | 'title', { length }: string): 'display' | 'title' | 'heading' {
  if (length > 64) return 'heading';
  if (length > 40) return largest === 'display' ? 'title' : 'heading';
  return largest;
}

/** A size of running text, which follows the owner's setting; in rem if there is no other unit. */
function textSize(size: number, unit = 'rem'): string {
  return `${Number((size * site.textScale).toFixed(4))}${unit}`;
}

/** Fluid type, from a 360 px to a 1440 px window and a little beyond. */
export const typography = {
  fontFamily: font.text,
  display: {
    ...headings,
    fontSize: headingSize('clamp(2.875rem,1.55rem + 5.9vw,6.5rem)', 6),
    lineHeight: 0.98,
    letterSpacing: '-0.022em',
  },
  title: {
    ...headings,
    fontSize: headingSize('clamp(2.5rem,1.6rem + 4vw,5rem)', 7),
    lineHeight: 1.02,
    letterSpacing: '-0.02em',
  },
  heading: {
    ...headings,
    fontSize: headingSize('clamp(2rem,1.55rem + 2vw,3.375rem)', 8),
    lineHeight: 1.08,
    letterSpacing: '-0.015em',
  },
  subheading: {
    ...headings,
    fontSize: headingSize('clamp(1.5rem,1.36rem + 0.6vw,1.875rem)', 9),
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
  },
  lead: {
    fontSize: `clamp(${textSize(1.125)},${textSize(1.05)} + ${textSize(0.4, 'vw')},${textSize(1.375)})`,
    lineHeight: 1.5,
    textWrap: 'balance',
  },
  body: { fontSize: textSize(1.0625), lineHeight: 1.6 },
  small: { fontSize: textSize(0.9375), lineHeight: 1.5 },
  label: { fontSize: textSize(0.875), lineHeight: 1.4, fontWeight: 500, letterSpacing: '0.01em' },
  // Material UI's own variants are not used.
  h1: undefined,
  h2: undefined,
  h3: undefined,
  h4: undefined,
  h5: undefined,
  h6: undefined,
  subtitle1: undefined,
  subtitle2: undefined,
  body1: undefined,
  body2: undefined,
  button: undefined,
  caption: undefined,
  overline: undefined,
} as const satisfies TypographyVariantsOptions;
