import { Grid, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { type HarbourId, harbourIds } from '~/config/harbours';
import type { Milestone } from '~/content/facts';
import { stickyColumnStyle, fillParentStyle, media, pageWidth, space } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { chartPictures } from './chartPictures';
import { globes, harbourPositions } from './harbourPositions';

const { tallChart: chart, tallWind: wind } = chartPictures;

// Names of the view timelines of the list of years, and of those years by which a harbour is lit (CSS, `timeline-scope`).
const listTimeline = '--years';
const harbourTimeline = (id: HarbourId) => `--${id}` as const;

/** Lists for each milestone the harbours that no earlier one has, because a named timeline can be set only once. */
const newHarbours = (milestones: readonly Milestone[]) =>
  milestones.map(({ harbours }, index) =>
    harbours.filter((id) => !milestones.slice(0, index).some((earlier) => earlier.harbours.includes(id))),
  );

/** Lights the harbours of a year when it comes to the middle of the window. */
export function getYearStyle(milestones: readonly Milestone[], index: number) {
  const harbours = newHarbours(milestones)[index] ?? [];
  return harbours.length > 0
    ? { viewTimelineName: harbours.map(harbourTimeline).join(), viewTimelineInset: '55% 45%' }
    : {};
}

/** Decoration, which follows the years beside it while the page scrolls. It reaches to the edge of the window. */
const Frame = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    ...stickyColumnStyle,
    display: 'block',
    marginInline: `-25% calc(-1 * (${space.gutter} + max(0px, (100vw - ${pageWidth}) / 2)))`,
    aspectRatio: `${globes.tall.width} / ${globes.tall.height}`,
    maskImage:
      'linear-gradient(90deg, transparent 10%, #000 35%), linear-gradient(transparent, #000 15%, #000 85%, transparent)',
    maskComposite: 'intersect',
    '& img': { ...fillParentStyle, width: '100%', height: '100%' },
  },
}));

/** The wind lengthens from year to year. Without scroll timelines, or with reduced motion, all of it is there. */
const Wind = styled('div')(() => ({
  ...fillParentStyle,
  background: `url(${wind.src}) 0 / 100%`,
  '@keyframes lengthen': { from: { clipPath: 'inset(0 0 0 100%)' }, to: { clipPath: 'inset(0)' } },
  [media.motion]: { animation: 'lengthen linear both' },
  '&&': { animationTimeline: listTimeline, animationRange: 'entry 100% exit 0%' },
}));

/** A harbour's light, as in the drawing. The light of a milestone is off until its year is reached. */
const Light = styled('span')<{ ownerState: { readonly id: HarbourId; readonly hasYear: boolean } }>(
  ({ ownerState: { id, hasYear } }) => ({
    position: 'absolute',
    insetBlockStart: `${harbourPositions.tall[id].y}%`,
    insetInlineStart: `${harbourPositions.tall[id].x}%`,
    translate: '-50% -50%',
    width: '18%',
    aspectRatio: 1,
    background: `radial-gradient(closest-side, ${onNight.amber} 12%, ${onNight.amberHalo} 13%, transparent)`,
    ...(hasYear && {
      '@keyframes light-harbour': { from: { opacity: 0 } },
      [media.motion]: { animation: 'light-harbour linear both' },
      '&&': { animationTimeline: harbourTimeline(id) },
    }),
  }),
);

/** The chart beside the years, in wide windows: a harbour is lit from its first year on, by `harbours` of the milestones. */
function TimelineChart({ harbours }: { readonly harbours: readonly HarbourId[] }) {
  return (
    <Frame data-screen-only="" aria-hidden="true">
      <img src={`${chart.src}#without-lights`} width={chart.width} height={chart.height} alt="" loading="lazy" />
      <Wind />
      {harbourIds.map((id) => (
        <Light key={id} ownerState={{ id, hasYear: harbours.includes(id) }} />
      ))}
    </Frame>
  );
}

interface TimelineWithChartProps {
  readonly milestones: readonly Milestone[];
  /** The list of years. */
  readonly children: ReactNode;
}

/** The list of years with the chart beside it. */
export function TimelineWithChart({ milestones, children }: TimelineWithChartProps) {
  return (
    <Grid
      container
      columnSpacing={space.columns}
      sx={{ viewTimelineName: listTimeline, timelineScope: harbourIds.map(harbourTimeline).join() }}
    >
      <Grid size={{ xs: 12, lg: 7 }}>{children}</Grid>
      <Grid size={{ lg: 5 }}>
        <TimelineChart harbours={newHarbours(milestones).flat()} />
      </Grid>
    </Grid>
  );
}
