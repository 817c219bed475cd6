import type { ThemeOptions } from '@mui/material/styles';
import { media, targetSize } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { typography } from '~/theme/typography';

/** The focus ring of GlobalStyles.tsx, which Material UI removes from its buttons. */
const focusRing = { outline: '3px solid var(--focus)', outlineOffset: '3px' } as const;

const innerRing = { '&.Mui-focusVisible': { outlineOffset: '-3px' } } as const;

export const buttonComponents: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // The hidden input of a switch or checkbox has the focus itself, so Material UI's class names the part that is seen.
    styleOverrides: { root: { '&:is(:focus-visible, .Mui-focusVisible)': focusRing } },
  },
  // The containers of tabs clip a ring that is outside.
  MuiTab: { styleOverrides: { root: innerRing } },
  MuiMenuItem: { styleOverrides: { root: innerRing } },
  MuiListItemButton: { styleOverrides: { root: innerRing } },
  MuiAccordionSummary: {
    styleOverrides: {
      root: innerRing,
      // A word that is longer than its line breaks.
      content: { '&, & > *': { minWidth: 0 }, overflowWrap: 'anywhere' },
    },
  },
  MuiButtonGroup: { defaultProps: { disableElevation: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      // Variants, colours and hover are Material UI's; three of them have the site's colours.
      root: ({ theme: { vars } }) => ({
        gap: '0.625rem',
        minHeight: '3.25rem',
        minWidth: targetSize,
        padding: '0.25rem clamp(1.125rem, 5vw, 1.625rem)',
        textAlign: 'start',
        // A button without its colour is known by its border.
        [media.forcedColors]: { border: '1px solid' },
        // In a window that has room for few letters a long word breaks.
        '@media (max-width: 23rem)': { overflowWrap: 'anywhere' },
        '&[aria-disabled=true]': { cursor: 'progress', opacity: 0.75 },
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              backgroundColor: vars.palette.button.main,
              color: vars.palette.button.text,
              '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.button.hover } },
            },
          },
          { props: { variant: 'outlined' }, style: { borderColor: 'currentColor' } },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: { color: vars.palette.text.primary },
          },
          { props: { variant: 'outlined', color: 'onNight' }, style: { borderColor: onNight.outline } },
          {
            props: { size: 'small' },
            style: { minHeight: targetSize, paddingInline: '1.25rem', fontSize: typography.button.fontSize },
          },
          { props: { size: 'large' }, style: { minHeight: '3.75rem', paddingInline: '2rem' } },
          { props: { variant: 'text' }, style: { paddingInline: '0.75rem' } },
        ],
      }),
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        variants: [
          {
            // The buttons that the site itself places. Those inside Material UI's components keep their sizes.
            props: { size: 'touch' },
            style: {
              width: targetSize,
              height: targetSize,
              padding: 0,
              color: 'inherit',
              '&:hover': { backgroundColor: vars.palette.action.hover },
            },
          },
        ],
      }),
    },
  },
};
