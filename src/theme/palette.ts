/**
 * The site's colours, as plain data: read by the Material UI theme, the drawings and the web app manifest. A test
 * computes the contrast of both schemes.
 */

/** Browsers tint their own surfaces with it (specification, section 9). */
export const themeColor = '#004AAD';

const light = {
  text: { primary: '#0b1b33', secondary: '#3b4a63' },
  background: { default: '#fbf8f3', paper: '#f3ede3' },
  divider: '#d8cfc0',
  /** Links and primary buttons: colour, hover, and text on it. */
  primary: { main: themeColor, dark: '#00337a', contrastText: '#ffffff' },
  /** Accents: a rising figure, a recent date. */
  secondary: { main: '#a65500' },
  error: { main: '#a3182a' },
  success: { main: '#0f6b3f' },
  /** Borders of form fields. */
  outline: '#7d879a',
  /** Backgrounds of the bands that are dark in both schemes. */
  night: { main: '#071736', deep: '#041026', glow: themeColor },
} as const;

const dark = {
  text: { primary: '#f1f4fa', secondary: '#bac7dd' },
  background: { default: '#091428', paper: '#1b1a19' },
  divider: '#333b4c',
  primary: { main: '#9cc3ff', dark: '#c9dffc', contrastText: '#071736' },
  secondary: { main: '#f5b452' },
  error: { main: '#ff9aa6' },
  success: { main: '#7fd8a8' },
  outline: '#7f90b0',
  night: { main: '#050d1e', deep: '#030814', glow: '#00337a' },
} as const;

export const schemes = { light, dark } as const;

/** On night backgrounds (hero, header, footer), the same in both schemes. */
export const onNight = {
  background: light.night.main,
  ink: '#ffffff',
  inkSoft: '#c9d8f2',
  line: 'rgb(201 216 242 / 0.24)',
  /** Borders of buttons and fields. */
  outline: 'rgb(255 255 255 / 0.6)',
  veil: 'rgb(255 255 255 / 0.12)',
  amber: '#f5b452',
  amberHalo: 'rgb(245 180 82 / 0.18)',
  shade: 'rgb(3 8 20 / 0.8)',
} as const;
