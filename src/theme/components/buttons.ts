import type { ThemeOptions } from '@mui/material/styles';
import { media, motion, targetSize } from '~/theme/layout';
import { typography } from '~/theme/typography';
import { onNight } from '~generated/palette';

/** The focus ring of GlobalStyles.tsx, which Material UI removes from its buttons. */
const focusRing = { outline: '3px solid var(--focus)', outlineOffset: '3px' } as const;

/** An icon beside a button's words, which moves while the button is pointed at. */
const movingIcon = {
  margin: 0,
  transition: `transform ${motion.quick}`,
  [media.hover]: { '.MuiButton-root:hover > &': { transform: 'translateX(3px)' } },
} as const;

export const buttons: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { font: 'inherit', userSelect: 'auto', '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { variant: 'primary', color: 'none' },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: '0.625rem',
        minHeight: '3.25rem',
        minWidth: targetSize,
        padding: '0.25rem clamp(1.125rem, 5vw, 1.625rem)',
        border: '1px solid transparent',
        fontSize: typography.small.fontSize,
        fontWeight: 600,
        lineHeight: 1.2,
        textAlign: 'start',
        transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}`,
        '&[aria-disabled=true]': { cursor: 'progress', opacity: 0.75 },
        variants: [
          {
            props: { variant: 'primary' },
            style: {
              backgroundColor: theme.vars.palette.button.main,
              color: theme.vars.palette.button.text,
              '&:hover': { backgroundColor: theme.vars.palette.button.hover },
            },
          },
          {
            props: { variant: 'outline' },
            style: {
              borderColor: theme.vars.palette.text.primary,
              color: theme.vars.palette.text.primary,
              '&:hover': {
                backgroundColor: theme.vars.palette.text.primary,
                color: theme.vars.palette.background.default,
              },
            },
          },
          {
            props: { variant: 'night' },
            style: {
              backgroundColor: onNight.ink,
              color: onNight.background,
              '&:hover': { backgroundColor: onNight.amber },
            },
          },
          {
            props: { variant: 'nightOutline' },
            style: {
              borderColor: onNight.outline,
              color: onNight.ink,
              '&:hover': { borderColor: onNight.ink, backgroundColor: onNight.veil },
            },
          },
          {
            props: { size: 'small' },
            style: { minHeight: targetSize, paddingInline: '1.25rem' },
          },
        ],
      }),
      startIcon: { ...movingIcon, '&::before': { content: 'none' } },
      endIcon: movingIcon,
    },
  },
  MuiIconButton: {
    // A button without ripple has no hover colour; the rule below sets one.
    defaultProps: { color: 'inherit', disableRipple: true },
    styleOverrides: {
      root: {
        width: targetSize,
        height: targetSize,
        padding: 0,
        '&:hover': { backgroundColor: onNight.veil },
      },
    },
  },
};
