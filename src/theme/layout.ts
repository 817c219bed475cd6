/** Space and motion, as plain data. */

/** Vertical rhythm and outer margins, which breathe with the window. */
export const space = {
  section: 'clamp(3.5rem,1.9rem + 7.5vw,9rem)',
  /** Between columns that the passage joins. */
  columns: 'clamp(1.5rem,4vw,4rem)',
  block: 'clamp(2.5rem,2rem + 2.4vw,4.5rem)',
  gutter: 'clamp(1.25rem,0.6rem + 2.9vw,4rem)',
} as const;

/** Lower bounds in rem, so that large text gets the layout of a narrower window. */
export const breakpoints = { xs: 0, sm: 37.5, md: 48, lg: 64, xl: 90 } as const;

/** Widest the page's content gets: lines and the ways between things stay short on the largest screens. */
export const pageWidth = '112.5rem';

/** Height of the sticky header, which the filter bar and fragment targets stand clear of ("20 units"). */
export const headerHeight = '5rem';

/** Smallest side of anything to press. */
export const targetSize = '2.75rem';

/** An icon that never wraps away from a link's last word: it takes no room of the line, but stands in the link's padding. */
export const hangingIcon = { room: '1.5rem', marginInline: '0.375rem -1.5rem' } as const;

export const motion = {
  /** Scroll animation of the specification: 800 ms, ease-out cubic, 100 px inside the window, staggered. */
  reveal: { durationMs: 800, easing: 'cubic-bezier(0.33,1,0.68,1)', offsetPx: 100, staggerMs: 100 },
  /** Page animations of the specification: title, lead and actions, one after the other. */
  page: { durationMs: 600, easing: 'ease-out', staggerMs: 100 },
  quick: '160ms ease-out',
} as const;

export const media = {
  motion: '@media (prefers-reduced-motion: no-preference)',
  hover: '@media (hover: hover)',
  print: '@media print',
  forcedColors: '@media (forced-colors: active)',
} as const;
