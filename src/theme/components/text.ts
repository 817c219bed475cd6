import type { Components, Theme } from '@mui/material/styles';
import { targetSize } from '~/theme/layout';
import { headingMetrics } from '~generated/fonts';

const { widest, zero } = headingMetrics;

/** The measure of a heading's lines: so many characters, unless its widest word is longer. */
function measure(characters: number, word: number): string {
  return word > characters * zero * 0.95 ? `${word}em` : `${characters}ch`;
}

export const text: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variant: 'body',
      variantMapping: {
        display: 'h1',
        title: 'h1',
        heading: 'h2',
        subheading: 'h3',
        lead: 'p',
        body: 'p',
        small: 'p',
        label: 'p',
      },
    },
    styleOverrides: {
      root: {
        variants: [
          { props: { variant: 'display' }, style: { maxWidth: measure(9.5, widest.hero) } },
          { props: { variant: 'title' }, style: { maxWidth: measure(16, widest.page) } },
          { props: { variant: 'heading' }, style: { maxWidth: measure(18, widest.page) } },
          { props: { variant: 'lead' }, style: { maxWidth: '38rem', '* + &': { marginBlockStart: '1.25rem' } } },
          { props: { variant: 'body' }, style: { maxWidth: '38rem' } },
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
  MuiSvgIcon: {
    // Line icons: see ui/Icon.tsx.
    styleOverrides: {
      root: { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' },
      fontSizeInherit: { fontSize: '1rem' },
      fontSizeSmall: { fontSize: '1.125rem' },
      fontSizeMedium: { fontSize: '1.25rem' },
      fontSizeLarge: { fontSize: '1.5rem' },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: '0.9375rem', lineHeight: 1.5 },
      li: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: targetSize,
        '& a': { display: 'inline-flex', alignItems: 'center', minWidth: targetSize, minHeight: targetSize },
      },
      separator: { marginInline: '0.625rem', opacity: 0.6 },
    },
  },
  MuiList: { defaultProps: { disablePadding: true } },
};
