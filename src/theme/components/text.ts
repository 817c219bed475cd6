import type { Components, Theme } from '@mui/material/styles';
import { breakpoints, targetSize } from '~/theme/layout';

/**
 * The measure of a heading's lines. A word that is longer widens it, but for a phone's window, where it is hyphenated;
 * browsers that know no limit would hyphenate shorter words too, and break it anywhere.
 */
const measure = (characters: number) => ({
  maxWidth: `${characters}ch`,
  '@supports (hyphenate-limit-chars: 14)': { hyphens: 'auto', hyphenateLimitChars: '14 5 5' },
  [`@media (min-width: ${breakpoints.md}rem)`]: { minWidth: 'min-content' },
});

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
          { props: { variant: 'display' }, style: measure(9.5) },
          { props: { variant: 'title' }, style: measure(16) },
          { props: { variant: 'heading' }, style: measure(18) },
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
