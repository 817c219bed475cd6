/**
 * What looks different from Material UI's own theme on purpose. The table in docs/material-ui.md tells the same to who uses the
 * components.
 */
export interface IntendedDifference {
  readonly reason: string;
  readonly examples: readonly string[];
  readonly hasOtherLines?: boolean;
}

/** The work of src/theme/GlobalStyles.tsx. */
export const globalDifferences: readonly IntendedDifference[] = [
  { reason: 'Lists have no margins, of which Material UI leaves one to the browser.', examples: ['ImageList'] },
];

export const differences: readonly IntendedDifference[] = [
  {
    reason: 'Buttons are 44, 52 and 60 px high: so large that a finger meets them.',
    examples: [
      'Button',
      'Button, sizes and icons',
      'ButtonGroup',
      'Alert',
      'Dialog',
      'Snackbar',
      'SnackbarContent',
      'Accordion',
      'AppBar',
      'Card',
      'MobileStepper',
    ],
  },
  {
    reason: 'The label of a field stands above it, where it is read also while the field has a text.',
    examples: ['Autocomplete', 'Select', 'NativeSelect', 'TextField', 'TextField, multiline', 'InputAdornment'],
  },
  {
    reason: 'A paragraph is at most 38 rem wide, and a heading a number of letters, so that lines can be read well.',
    examples: ['Typography'],
    hasOtherLines: true,
  },
  { reason: 'The margins of a page grow with the window.', examples: ['Container'] },
  ...globalDifferences,
];
