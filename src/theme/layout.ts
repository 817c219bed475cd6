/** Space and motion, as plain data. */
import { attributes } from '~/config/documentNames';

/** Vertical rhythm and outer margins, which grow with the window. */
export const space = {
  /** Space above a band with a new subject, and below every band. */
  section: 'clamp(3.5rem,2rem + 5vw,6.5rem)',
  /** Gap between the twelve columns of a page. */
  columns: 'clamp(1.5rem,3vw,2.75rem)',
  /** Space above a band that continues the subject of the one before, and between the parts of a band. */
  block: 'clamp(2.5rem,2rem + 2vw,4rem)',
  gutter: 'clamp(1.25rem,0.6rem + 2.9vw,4rem)',
} as const;

/** Lower bounds in rem, so that large text gets the layout of a narrower window. */
export const breakpoints = { xs: 0, sm: 37.5, md: 48, lg: 64, xl: 90 } as const;

/** The widest the page's content gets. */
export const pageWidth = '112.5rem';

/** Height of the header, which is also the filter bar's offset (specification: "20 units"). */
export const headerHeight = '5rem';

/** Half of the space between two columns: in a grid of hairlines a text is that far from its hairline. */
export const halfColumnGap = `calc(${space.columns} / 2)`;

/** Fills its container, which is positioned. */
export const fillParentStyle = { position: 'absolute', inset: 0 } as const;

/** A column that stays in view, under the header, beside a longer one. */
export const stickyColumnStyle = {
  position: 'sticky',
  insetBlockStart: `calc(${headerHeight} + 2rem)`,
  alignSelf: 'start',
} as const;

/** Smallest side of a click target. */
export const targetSize = 'max(44px,min(2.75rem,12vw))';

/** A link outside a text, which is as high as a click target. It may be as long as an address in a narrow column. */
export const clickTargetStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  overflowWrap: 'anywhere',
} as const;

/** An icon in a link's padding, so that it never wraps away from the last word. */
export const hangingIcon = { space: '1.5rem', marginInline: '0.375rem -1.5rem' } as const;

/** A mark drawn by CSS, which screen readers leave out. Browsers that do not know its empty text use the first declaration. */
export const decorativeContent = (mark: string) => [`"${mark}"`, `"${mark}" / ""`];

export const motion = {
  /** Scroll animation (specification). */
  reveal: { durationMs: 800, easing: 'cubic-bezier(0.33,1,0.68,1)', offsetPx: 100, staggerMs: 100 },
  /** Page animation (specification): title, lead and actions, one after the other. */
  page: { durationMs: 600, easing: 'ease-out', staggerMs: 100 },
  quick: '160ms ease-out',
  /** A plate that widens, and its neighbours that give way. */
  widen: '600ms cubic-bezier(.22,1,.36,1)',
} as const;

/** Select elements by whether scripts run, which the boot script notes at the root. */
export const selectors = {
  withScript: `html[${attributes.script}] &`,
  withoutScript: `html:not([${attributes.script}]) &`,
} as const;

export const media = {
  /**
   * Bars and panels stay in view only in windows as high as that: in a phone's on its side, or a page's at a zoom of 400 %, they would
   * cover half of it.
   */
  sticky: '@media (min-height: 30rem)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
} as const;
