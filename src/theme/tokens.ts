/**
 * The only home of colours, type, spacing and motion. Colours are CSS custom properties, so that a scheme
 * is a matter of the style sheet alone: markup, styles and script are the same in light and dark.
 */
export const schemes = {
  light: {
    ground: '#fbf8f3',
    raised: '#f3ede3',
    ink: '#0b1b33',
    inkSoft: '#3b4a63',
    line: '#d8cfc0',
    field: '#7d879a',
    link: '#004aad',
    accent: '#a65500',
    action: '#004aad',
    actionHover: '#00337a',
    onAction: '#ffffff',
    error: '#a3182a',
    success: '#0f6b3f',
    night: '#071736',
    nightDeep: '#041026',
    nightGlow: '#004aad',
  },
  dark: {
    ground: '#091428',
    raised: '#0f1e3a',
    ink: '#f1f4fa',
    inkSoft: '#bac7dd',
    line: '#27395c',
    field: '#7f90b0',
    link: '#9cc3ff',
    accent: '#f5b452',
    action: '#9cc3ff',
    actionHover: '#c9dffc',
    onAction: '#071736',
    error: '#ff9aa6',
    success: '#7fd8a8',
    night: '#050d1e',
    nightDeep: '#030814',
    nightGlow: '#00337a',
  },
} as const satisfies Record<'light' | 'dark', Record<string, string>>;

export type ColorName = keyof (typeof schemes)['light'];

/** Colours on the night grounds (hero, header, footer), the same in both schemes. */
export const onNight = {
  ground: schemes.light.night,
  ink: '#ffffff',
  inkSoft: '#c9d8f2',
  line: 'rgb(201 216 242 / 0.24)',
  veil: 'rgb(255 255 255 / 0.12)',
  amber: '#f5b452',
} as const;

/**
 * For every element with a night ground: focus ring, bars and pictures go with the ground they are drawn on. A picture
 * drawn for one scheme is not drawn again when the page changes to the other.
 */
export const nightControls = { '--focus': onNight.amber, colorScheme: 'dark' } as const;

/** The colour browsers tint their own surfaces with. */
export const themeColor = '#004AAD';

// Object.fromEntries forgets the names it is given, hence the assertion.
function variables<Name extends string>(names: Readonly<Record<Name, unknown>>): Readonly<Record<Name, string>> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, `var(--${name})`])) as Record<Name, string>;
}

/** `color.ink` and so on, for styles: references to the scheme's custom properties. */
export const color = variables(schemes.light);

/** What stands in until the house's faces are there: of their metrics where a system has one we measured. */
const standIns = {
  serif: '"Newsreader Georgia","Newsreader Noto","Newsreader Times",Georgia,serif',
  sans: '"Hanken Arial",system-ui,sans-serif',
} as const;

export const fontFamilies = {
  standIns,
  own: { serif: `"Newsreader",${standIns.serif}`, sans: `"Hanken Grotesk",${standIns.sans}` },
} as const;

/** References to the custom properties that hold them (GlobalStyles.tsx). */
export const font = { serif: 'var(--serif)', sans: 'var(--sans)' } as const;

/** Fluid type, from a 360 px to a 1440 px window and a little beyond. */
export const type = {
  display: {
    fontFamily: font.serif,
    fontSize: 'clamp(2.875rem,1.55rem + 5.9vw,6.5rem)',
    lineHeight: 0.98,
    letterSpacing: '-0.022em',
  },
  title: {
    fontFamily: font.serif,
    fontSize: 'clamp(2.5rem,1.6rem + 4vw,5rem)',
    lineHeight: 1.02,
    letterSpacing: '-0.02em',
  },
  heading: {
    fontFamily: font.serif,
    fontSize: 'clamp(2rem,1.55rem + 2vw,3.375rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.015em',
  },
  subheading: {
    fontFamily: font.serif,
    fontSize: 'clamp(1.5rem,1.36rem + 0.6vw,1.875rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
  },
  lead: { fontSize: 'clamp(1.125rem,1.05rem + 0.4vw,1.375rem)', lineHeight: 1.5 },
  body: { fontSize: '1.0625rem', lineHeight: 1.6 },
  small: { fontSize: '0.9375rem', lineHeight: 1.5 },
  label: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 500, letterSpacing: '0.01em' },
} as const;

/** Vertical rhythm: multiples of 0.5 rem; sections breathe with the window. */
export const space = {
  section: 'clamp(4.5rem,3rem + 6vw,9rem)',
  block: 'clamp(2.5rem,2rem + 2.4vw,4.5rem)',
  gutter: 'clamp(1.25rem,0.6rem + 2.9vw,4rem)',
} as const;

export const media = {
  tablet: '@media (min-width: 48rem)',
  desktop: '@media (min-width: 64rem)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  hover: '@media (hover: hover)',
} as const;

export const motion = {
  /** Scroll animation of the specification: 800 ms, ease-out cubic, 100 px inside the window, staggered. */
  reveal: { durationMs: 800, easing: 'cubic-bezier(0.33,1,0.68,1)', offsetPx: 100, staggerMs: 100 },
  quick: '160ms ease-out',
} as const;

/** Height of the sticky header, which the filter bar and fragment targets stand clear of ("20 units"). */
export const headerHeight = '5rem';
/** Widest measure of the page's grid. */
export const pageWidth = '90rem';
/** Smallest side of anything to press. */
export const targetSize = '2.75rem';
