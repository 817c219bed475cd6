import { type CSSObject, styled } from '@mui/material';
import { media, space } from '~/theme/layout';
import { onNight } from '~/theme/palette';

/** The centre of a waypoint's dot, and how high the third waypoint is above the first on wide screens. */
export const waypointSizes = { dot: '0.78rem', climb: '7rem' } as const;
const toThird = `calc((100% + ${space.columns}) * 2 / 3)`;

/** The scroll distance over which the thread climbs from the first waypoint to the third. */
const climbing = '6rem';

/** The middle of the last button, from the end of its section's content. */
const buttonMiddle = '1.625rem';

interface Segment {
  /** The curve in a square of 100 units, which is stretched to its place. */
  readonly curve: string;
  /** Whether the segment is on the page's own colours, on which amber would be too light to be seen. */
  readonly isOnPage?: boolean;
  /** The place in the positioned parent. */
  readonly place: CSSObject;
  /** What differs beside waypoints in a row. */
  readonly wide?: CSSObject;
}

/** The segments of the thread in their order. */
const segments = {
  /** Leads past the waypoints in a row. */
  climb: {
    curve: 'M0 100C12 100 30 46 50 50S84 0 100 0',
    place: { display: 'none' },
    wide: {
      '--from': '-2px 100% -2px -2px',
      display: 'block',
      inset: `${waypointSizes.dot} auto auto 0`,
      width: toThird,
      height: waypointSizes.climb,
      animationRange: `cover 100% cover calc(100% + ${climbing})`,
    },
  },
  /** Leads from the first waypoint, or from the third of a row, down to the next band. */
  descent: {
    curve: 'M50 0V100',
    place: { inset: `${waypointSizes.dot} auto calc(-1 * ${space.section}) -1px`, width: '2px' },
    wide: {
      insetInlineStart: `calc(${toThird} - 1px)`,
      animationRange: `cover calc(${waypointSizes.climb} + ${climbing}) cover 100%`,
    },
  },
  /** Leads to the last button through the outer margin, beside the words. */
  landing: {
    isOnPage: true,
    curve: 'M100 0C100 12 0 6 0 18V86C0 96 40 100 100 100',
    place: {
      gridColumn: 1,
      inset: `calc(-1 * ${space.block}) auto ${buttonMiddle} calc(${space.gutter} / -2)`,
      width: `calc(${space.gutter} / 2)`,
    },
    wide: { display: 'none' },
  },
  /** Leads to the last button, which stands below the third waypoint. */
  arrival: {
    isOnPage: true,
    curve: 'M0 0V82C0 97 30 100 100 100',
    place: { display: 'none' },
    wide: {
      display: 'block',
      gridColumn: 3,
      inset: `calc(-1 * ${space.block}) auto ${buttonMiddle} 0`,
      width: '1.75rem',
    },
  },
} as const satisfies Readonly<Record<string, Segment>>;

type SegmentId = keyof typeof segments;

/**
 * What belongs to the thread is drawn as the page scrolls, by a line in the lower part of the window. In taller windows the next
 * segment would be in view at once, so the thread is complete.
 */
export const scrollDrawing = { windows: '@media (max-height: 75rem)', timeline: 'view(block 80% 20%)' } as const;

/**
 * The timeline is set in a separate rule after the animation, which resets it: the minifier would join both into a shorthand that
 * browsers do not know.
 */
const Line = styled('div')<{ ownerState: Segment }>(({ theme, ownerState: { isOnPage, place, wide } }) => ({
  position: 'absolute',
  pointerEvents: 'none',
  color: onNight.amber,
  '@keyframes draw': { from: { clipPath: 'inset(var(--from, -2px -2px 100%))' }, to: { clipPath: 'inset(-2px)' } },
  [media.motion]: { [scrollDrawing.windows]: { animation: 'draw linear both' } },
  '&&': {
    animationTimeline: scrollDrawing.timeline,
    // With this opacity the colour has a contrast of 3 : 1 to the page (WCAG 2.2, 1.4.11).
    ...(isOnPage && { color: theme.vars.palette.secondary.main, opacity: 0.75 }),
    ...place,
    [theme.breakpoints.up('lg')]: wide,
  },
}));

const Curve = styled('svg')({
  display: 'block',
  overflow: 'visible',
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

/**
 * The thread of the home page: one amber line from the first waypoint of the approach to the last button. It is drawn as the
 * page scrolls, and complete at once if the visitor prefers reduced motion or the browser has no scroll timelines.
 */
export function ThreadSegment({ segment }: { readonly segment: SegmentId }) {
  return (
    <Line ownerState={segments[segment]} data-screen-only="">
      <Curve aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={segments[segment].curve} vectorEffect="non-scaling-stroke" />
      </Curve>
    </Line>
  );
}
