import type { ThemeOptions } from '@mui/material/styles';
import { breakpoints } from '~/theme/layout';
import { headingSize, typography } from '~/theme/typography';

const wideWindow = `@media (min-width: ${breakpoints.md}rem)` as const;
const tinyWindow = '@media (max-width: 17rem)';

/** Breaks a word that is longer than its line; the space that the text asks for is still that of the whole word. */
const breakLongWords = { overflowWrap: 'break-word' } as const;

const itemHeading = {
  textWrapStyle: 'balance',
  overflowWrap: 'anywhere',
  [wideWindow]: breakLongWords,
} as const;

/** In a window so narrow that it has hardly any of a large text in a line, shorter words are hyphenated too. */
const hyphenateShortWords = { hyphens: 'auto', hyphenateLimitChars: '8 3 3' } as const;

/**
 * The measure of a heading is in `em`, because a digit, which `ch` counts by, is a fifth wider in the site's font than in a fallback font,
 * and lines would break elsewhere once the font arrives.
 *
 * A word that is longer than the measure widens it. In a phone's window it is hyphenated instead; browsers without a
 * limit for that would hyphenate shorter words too, and break it anywhere.
 */
const heading = {
  ...itemHeading,
  // The heading of an item stands in a column.
  '&:where(h1, h2)': { [wideWindow]: { minWidth: 'min-content' } },
  '@supports (hyphenate-limit-chars: 14)': { hyphens: 'auto', hyphenateLimitChars: '14 5 5' },
  [tinyWindow]: hyphenateShortWords,
} as const;

/** Whether a text is a paragraph. Parts of Material UI's components that have its text are other elements. */
const isParagraph = ({ variant, component }: { readonly variant?: unknown; readonly component?: unknown }) =>
  (variant === 'body1' || variant === 'subtitle1') && (component === undefined || component === 'p');

export const textComponents: ThemeOptions['components'] = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { display: 'h1', h2Small: 'h2', statement: 'p', subtitle1: 'p', subtitle2: 'p' },
    },
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'display' },
            // In a phone's window a word may be wider than that.
            style: { ...heading, [wideWindow]: { ...breakLongWords, maxWidth: '5.1em' } },
          },
          { props: { variant: 'h1' }, style: { ...heading, maxWidth: '11em' } },
          { props: { variant: 'h2' }, style: { ...heading, maxWidth: '10.3em' } },
          { props: { variant: 'h2Small' }, style: heading },
          { props: { variant: 'statement' }, style: breakLongWords },
          { props: { variant: 'h3' }, style: { ...itemHeading, [tinyWindow]: hyphenateShortWords } },
          { props: { variant: 'h4' }, style: itemHeading },
          {
            props: { variant: 'subtitle1' },
            style: {
              ...breakLongWords,
              textWrapStyle: 'balance',
              // A heading that looks like a lead is smaller than those above it.
              '&:where(h2, h3)': { fontSize: headingSize(typography.subtitle1.fontSize, 8.2) },
            },
          },
          { props: { variant: 'body1' }, style: breakLongWords },
          { props: { variant: 'body2' }, style: breakLongWords },
          // A paragraph is as wide as can be read well.
          { props: isParagraph, style: { maxWidth: '38rem' } },
          { props: { align: 'center' }, style: { marginInline: 'auto' } },
          { props: { align: 'right' }, style: { marginInlineStart: 'auto' } },
        ],
      },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        textDecorationColor: 'currentColor',
        variants: [{ props: { underline: 'hover' }, style: { '&:hover': { textDecoration: 'underline' } } }],
      },
    },
  },
};
