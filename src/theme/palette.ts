/** The site's colours, as `#rrggbb` or `rgb()`. palette.test.ts holds the contrasts that the site relies on. */
import type { CompanyPlateName } from '~/config/companyPlateNames';

/** How much darker a button is under the pointer, and how opaque the tint of one without a background. */
export const hoverShade = 0.08;

export interface Scheme {
  readonly text: { readonly primary: string; readonly secondary: string };
  readonly background: { readonly default: string; readonly paper: string };
  readonly divider: string;
  /** Colour of links. */
  readonly primary: { readonly main: string };
  /** Primary buttons: colour, hover, and text on both. */
  readonly button: { readonly main: string; readonly hover: string; readonly text: string };
  /** Accents, such as the numbers of the parts of legal texts. */
  readonly secondary: { readonly main: string };
  readonly error: { readonly main: string };
  readonly success: { readonly main: string };
  /** Borders of form fields. */
  readonly outline: string;
  /** Backgrounds of the bands that are dark in both schemes. */
  readonly night: { readonly main: string; readonly deep: string; readonly glow: string };
}

/** Browsers colour their toolbars with it (specification). The manifests in public have it too. */
export const themeColor = '#004AAD';

export const schemes = {
  light: {
    text: { primary: '#0f1a33', secondary: '#3d4963' },
    background: { default: '#fbf8f3', paper: '#f3ede3' },
    divider: '#d8cfc0',
    primary: { main: themeColor },
    button: { main: themeColor, hover: 'rgb(0, 68, 159)', text: '#ffffff' },
    secondary: { main: '#a65500' },
    error: { main: '#a3182a' },
    success: { main: '#0f6b3f' },
    outline: '#7d869a',
    night: { main: '#071736', deep: '#051027', glow: themeColor },
  },
  dark: {
    text: { primary: '#f2f3fa', secondary: '#bbc7de' },
    background: { default: '#0a1428', paper: '#111c35' },
    divider: '#313d58',
    primary: { main: '#9cc3ff' },
    button: { main: '#ffffff', hover: 'rgb(234, 234, 234)', text: '#071736' },
    secondary: { main: '#f5b452' },
    error: { main: '#ff9aa6' },
    success: { main: '#7fd8a8' },
    outline: '#7f90b0',
    night: { main: '#050d1e', deep: '#040814', glow: '#003478' },
  },
} as const satisfies Readonly<Record<'light' | 'dark', Scheme>>;

/** The inks of an engraved plate, the same in both schemes: the ground, and its lines, in which words on it are set. */
export interface Inks {
  readonly ground: string;
  readonly lines: string;
}

export const inks = {
  blue: { ground: '#004AAD', lines: '#F4EDE2' },
  green: { ground: '#0B6B63', lines: '#F4EDE2' },
  night: { ground: '#071736', lines: '#F4EDE2' },
  red: { ground: '#A93F28', lines: '#F4EDE2' },
  yellow: { ground: '#F2A93B', lines: '#0F1A33' },
  sand: { ground: '#F4EDE2', lines: '#0F1A33' },
  paper: { ground: '#FBF8F2', lines: '#0F1A33' },
} as const satisfies Readonly<Record<string, Inks>>;

/** The inks of companies' plates. */
export const companyInks = {
  cabotaje: inks.red,
  faro: inks.night,
  malla: inks.green,
  rumbo: inks.blue,
  soley: inks.yellow,
} as const satisfies Readonly<Record<CompanyPlateName, unknown>>;

/** The inks of the news' plates, by the ids of categories in data/filters.json. */
export const subjectInks: Readonly<Record<string, Inks>> = {
  business: inks.blue,
  politics: inks.sand,
  economy: inks.yellow,
  markets: inks.night,
  technology: inks.green,
  society: inks.red,
};

/** Colours on night backgrounds (hero, header, footer), the same in both schemes. */
export const onNight = {
  background: '#071736',
  ink: '#ffffff',
  inkSoft: '#c9d8f2',
  line: 'rgba(201, 216, 242, 0.24)',
  /** Borders of buttons and fields. */
  outline: 'rgb(255 255 255 / 0.6)',
  amber: '#f5b452',
  amberHalo: 'rgba(245, 180, 82, 0.28)',
  shade: 'rgba(4, 8, 20, 0.8)',
} as const;
