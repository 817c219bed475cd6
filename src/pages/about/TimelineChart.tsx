import { styled } from '@mui/material';
import { type HarbourId, harbourIds } from '~/features/chart/harbours';
import { globes, places } from '~/features/chart/places';
import { besideLonger, layer, media, pageWidth, space } from '~/theme/layout';
import { onNight } from '~generated/palette';
import { picture as chart } from '~generated/pictures/hero-chart-portrait';
import { picture as wind } from '~generated/pictures/hero-wind-portrait';
import { harbourTimeline, listTimeline } from './viewTimelines';

/** Decoration, which follows the years beside it while the page scrolls. It reaches to the edge of the window. */
const Frame = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    ...besideLonger,
    display: 'block',
    marginInline: `-25% calc(-1 * (${space.gutter} + max(0px, (100vw - ${pageWidth}) / 2)))`,
    aspectRatio: `${globes.tall.width} / ${globes.tall.height}`,
    maskImage:
      'linear-gradient(90deg, transparent 15%, #000 45%), linear-gradient(transparent, #000 15%, #000 85%, transparent)',
    maskComposite: 'intersect',
    '& img': { ...layer, width: '100%', height: '100%' },
  },
}));

/** The wind lengthens from year to year. Without scroll timelines, or with reduced motion, all of it is there. */
const Wind = styled('div')(() => ({
  ...layer,
  background: `url(${wind.src}) 0 / 100%`,
  '@keyframes lengthen': { from: { clipPath: 'inset(0 0 0 100%)' }, to: { clipPath: 'inset(0)' } },
  [media.motion]: { animation: 'lengthen linear both' },
  '&&': { animationTimeline: listTimeline, animationRange: 'entry 100% exit 0%' },
}));

/** A harbour's light, as in the drawing. One of a milestone is off until the year comes by which it is lit. */
const Light = styled('span')<{ ownerState: { readonly id: HarbourId; readonly hasYear: boolean } }>(
  ({ ownerState: { id, hasYear } }) => ({
    position: 'absolute',
    insetBlockStart: `${places.tall[id].y}%`,
    insetInlineStart: `${places.tall[id].x}%`,
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
export function TimelineChart({ harbours }: { readonly harbours: readonly HarbourId[] }) {
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
