import { type CSSObject, styled } from '@mui/material';
import { media, pageWidth, space } from '~/theme/layout';
import { hasChart } from '~generated/features';
import { onNight } from '~generated/palette';
import { places } from './places';

/** The distance of the middle of the outer margin from the edge of a band. */
const margin = `(max(0px, 100% - ${pageWidth}) + ${space.gutter}) / 2`;

/** The distance of a curve from the edge of a band, if the curve is as wide as a third of the margin. */
const driftInset = `calc(${margin} - ${space.gutter} / 6)`;

/** A curve down the margin, within a third of its width. */
const drift = {
  curve: 'M50 0C50 12 100 18 100 33S0 70 0 82 50 94 50 100',
  place: {
    display: 'none',
    insetBlock: 0,
    insetInlineStart: driftInset,
    width: `calc(${space.gutter} / 3)`,
  },
} as const;

/** The centre of a waypoint's dot, and how high the third waypoint is above the first on wide screens. */
export const waypoint = { dot: '0.78rem', climb: '7rem' } as const;
const toThird = `calc((100% + ${space.columns}) * 2 / 3)`;

/** The scroll distance over which the thread climbs from the first waypoint to the third. */
const climbing = '6rem';

const { tall, wide } = places;

/** The foot of the chart that is clipped on a phone, so that the lights stand clear of the hero's buttons. */
export const clippedFoot = '1.5rem';

interface Segment {
  /** The curve in a square of 100 units, which is stretched to its place. */
  readonly curve: string;
  /** Whether the segment is on the page's own colours, on which amber would be too light to be seen. */
  readonly isOnPage?: boolean;
  /** The place in the positioned parent. */
  readonly place: CSSObject;
  /** What differs from a tablet's window on. */
  readonly wide?: CSSObject;
  /** What differs beside waypoints in a row. */
  readonly widest?: CSSObject;
}

/** The segments of the thread in their order. */
const segments = {
  /** Leads from the western harbour of the hero to the margin. */
  departure: {
    curve: 'M0 0C0 70 100 30 100 100',
    place: {
      inset: `${tall.portAuPrince.y}% ${100 - tall.portAuPrince.x}% ${clippedFoot} calc(${space.gutter} / 2)`,
      scale: '-1 1',
      animationTimeline: 'scroll()',
      animationRange: '0 20vh',
      // On a phone no other segment meets its end.
      maskImage: 'linear-gradient(#000 50%, transparent)',
    },
    wide: {
      maskImage: 'none',
      inset: `${wide.portAuPrince.y}% calc((max(0px, 100cqw - ${pageWidth}) + ${space.gutter} - min(0px, 100cqw - var(--width))) / 2) auto ${wide.portAuPrince.x}%`,
      height: `calc(100cqh - 2.5rem - var(--height) * ${wide.portAuPrince.y / 100})`,
      scale: '1',
    },
  },
  /** A curve beside the first sections. On a phone there is no room beside a text, so the thread is shown between sections alone. */
  outward: { ...drift, isOnPage: true, wide: { display: 'block', inset: `0 ${driftInset} ${space.section} auto` } },
  /** Leads westwards with the wind, between two sections. */
  crossing: {
    isOnPage: true,
    curve: 'M100 0C100 75 62 48 50 50S0 30 0 100',
    place: {
      inset: `calc(-1 * ${space.section}) calc(${margin}) auto`,
      height: `calc(2 * ${space.section})`,
      // On a phone no other segment meets its ends.
      maskImage: 'linear-gradient(90deg, transparent, #000 25% 75%, transparent)',
    },
    wide: { maskImage: 'none' },
  },
  /** A curve beside each section, if their order leaves no way to the last button; `besideNight` has the colour for a dark section. */
  beside: { ...drift, isOnPage: true, wide: { display: 'block', inset: `0 ${driftInset} 0 auto` } },
  besideNight: { ...drift, wide: { display: 'block', inset: `0 ${driftInset} 0 auto` } },
  /** A curve beside the sections after the crossing. */
  homeward: { ...drift, isOnPage: true, wide: { display: 'block', insetBlockStart: space.section } },
  /** Leads from the margin to the first waypoint. */
  approach: {
    curve: 'M0 0V88C0 96 100 92 100 100',
    place: {
      inset: `-40rem 100% auto calc(${space.gutter} / -2)`,
      height: `calc(40rem + ${waypoint.dot})`,
      // On a phone no other segment meets its start, at the edge of the band.
      maskImage: 'linear-gradient(0deg, #000 5rem, transparent 12rem)',
    },
    wide: { maskImage: 'none' },
    widest: { height: `calc(40rem + ${waypoint.dot} + ${waypoint.climb})` },
  },
  /** Leads past the waypoints in a row. */
  climb: {
    curve: 'M0 100C12 100 30 46 50 50S84 0 100 0',
    place: { display: 'none' },
    widest: {
      '--from': '-2px 100% -2px -2px',
      display: 'block',
      inset: `${waypoint.dot} auto auto 0`,
      width: toThird,
      height: waypoint.climb,
      animationRange: `cover 100% cover calc(100% + ${climbing})`,
    },
  },
  /** Leads from the first waypoint, or from the third of a row, down to the next band. */
  descent: {
    curve: 'M50 0V100',
    place: { inset: `${waypoint.dot} auto calc(-1 * ${space.section}) -1px`, width: '2px' },
    widest: {
      insetInlineStart: `calc(${toThird} - 1px)`,
      animationRange: `cover calc(${waypoint.climb} + ${climbing}) cover 100%`,
    },
  },
  /** Leads to the last button. */
  arrival: {
    isOnPage: true,
    curve: 'M0 0V82C0 97 30 100 100 100',
    place: { gridColumn: 1, inset: `calc(-1 * ${space.section}) auto 1.625rem 0`, width: '1.75rem' },
    widest: { gridColumn: 3 },
  },
} as const satisfies Readonly<Record<string, Segment>>;

type SegmentId = keyof typeof segments;

/**
 * How what belongs to the thread is drawn: as the page scrolls, by a line in the lower part of the window, and in windows that
 * are not taller than the hero, in which the next segment would be visible at once.
 */
export const drawing = { windows: '@media (max-height: 75rem)', timeline: 'view(block 80% 20%)' } as const;

/**
 * The timeline is set in a separate rule after the animation, which resets it: the minifier would join both into a shorthand that
 * browsers do not know.
 */
const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  pointerEvents: 'none',
  color: onNight.amber,
  '@keyframes draw': { from: { clipPath: 'inset(var(--from, -2px -2px 100%))' }, to: { clipPath: 'inset(-2px)' } },
  [media.motion]: { [drawing.windows]: { animation: 'draw linear both' } },
  ...Object.fromEntries(
    Object.entries<Segment>(segments).map(([id, { isOnPage, place, wide: onTablets, widest }]) => [
      `&[data-segment=${id}]`,
      {
        animationTimeline: drawing.timeline,
        // With this opacity the colour has a contrast of 3 : 1 to the page (WCAG 2.2, 1.4.11).
        ...(isOnPage && { color: theme.vars.palette.secondary.main, opacity: 0.75 }),
        ...place,
        [theme.breakpoints.up('md')]: onTablets,
        [theme.breakpoints.up('lg')]: widest,
      },
    ]),
  ),
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
 * The thread of the home page: one amber line with the wind, from a harbour of the chart to the last button. It is drawn
 * as the page scrolls, and complete at once if the visitor prefers reduced motion or the browser has no scroll timelines.
 */
export function ThreadSegment({ segment }: { readonly segment: SegmentId }) {
  if (!hasChart) return null;
  return (
    <Line data-segment={segment} data-screen-only="">
      <Curve aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={segments[segment].curve} vectorEffect="non-scaling-stroke" />
      </Curve>
    </Line>
  );
}

/** A part of the page with a segment of the thread beside it. */
export const BesideThread = styled('div')({ position: 'relative' });
