import type { ThemeOptions } from '@mui/material/styles';
import { breakpoints, clickTarget, targetSize } from '~/theme/layout';
import { typography } from '~/theme/typography';

export const text: ThemeOptions['components'] = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { display: 'h1', h2Small: 'h2', statement: 'p', subtitle1: 'p', subtitle2: 'p' },
    },
    styleOverrides: {
      root: {
        variants: [
          // In a phone's window a word may be wider than that.
          {
            props: { variant: 'display' },
            style: { [`@media (min-width: ${breakpoints.md}rem)`]: { maxWidth: '9.5ch' } },
          },
          { props: { variant: 'h1' }, style: { maxWidth: '16ch' } },
          { props: { variant: 'h2' }, style: { maxWidth: '18ch' } },
          { props: { variant: 'subtitle1' }, style: { maxWidth: '38rem' } },
          { props: { variant: 'body1' }, style: { maxWidth: '38rem' } },
          { props: { align: 'center' }, style: { marginInline: 'auto' } },
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
  MuiBreadcrumbs: {
    styleOverrides: {
      root: typography.body2,
      li: {
        ...clickTarget,
        // Its target is wider than a short word, the space beside it is not.
        '& a': { ...clickTarget, position: 'relative' },
        '& a::after': { content: '""', position: 'absolute', inset: 0, minWidth: targetSize },
      },
      separator: { marginInline: '0.625rem', opacity: 0.6 },
    },
  },
};
