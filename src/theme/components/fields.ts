import type { ThemeOptions } from '@mui/material/styles';
import { typography } from '~/theme/typography';

/** Form fields with their label above. */
export const fieldComponents: ThemeOptions['components'] = {
  MuiInputLabel: {
    // Material UI hides the placeholder below a label that is not shrunk.
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: '0.375rem',
        color: theme.vars.palette.text.primary,
        ...typography.caption,
        whiteSpace: 'normal',
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  // The label stands above the field, so it takes no space inside.
  MuiFormControl: { defaultProps: { hiddenLabel: true } },
  MuiInput: {
    styleOverrides: {
      root: { 'label + &, .MuiInputLabel-root + &': { marginTop: 0 } },
    },
  },
  MuiAutocomplete: {
    // Its list lies above the page, as the menu of a select does.
    defaultProps: { slotProps: { paper: { elevation: 8 } } },
    // It is as high as the other fields. Material UI pads its input by 7.5 px, too.
    styleOverrides: { root: { '& .MuiOutlinedInput-root': { paddingBlock: 'calc(0.8125rem - 7.5px)' } } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { ...typography.body2, margin: 0, '&:not(:empty)': { marginBlockStart: '0.375rem' } },
    },
  },
  // Global styles detect autofill for floating labels; labels of this site do not float.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        color: theme.vars.palette.text.primary,
        fontSize: typography.body1.fontSize,
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: theme.vars.palette.outline,
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.primary.main,
          borderWidth: 2,
        },
        // This rule follows the two above, so that an invalid field stays red while it is hovered or has the focus.
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
      }),
      input: {
        height: 'auto',
        minHeight: '1.5rem',
        lineHeight: 1.5,
        padding: '0.8125rem 0.875rem',
        // The browser scrolls to an invalid field: its label must be visible too.
        scrollMarginBlockStart: '2.5rem',
        '&:focus-visible': { outline: 'none' },
        variants: [{ props: { size: 'small' }, style: { padding: '0.5rem 0.75rem' } }],
      },
      multiline: { padding: 0 },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // Without `overflow`, WebKit shows a long text outside the select.
      select: { overflow: 'hidden', textOverflow: 'ellipsis' },
      icon: { color: 'inherit' },
    },
  },
};
