import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pictures } from '../assets/pictures/pictures';
import { headerHeight, media } from '../theme/layout';

/** Which stretch of the chart a page shows. */
export type Stretch = 'calm' | 'course' | 'islands' | 'basin';

const wide = pictures['hero-chart'];
const tall = pictures['hero-chart-portrait'];

/** On the narrower windows the chart moves out to the right, so that its lights keep clear of the text. */
const aside = 'min(0rem, (100vw - 75rem) / 3)';

/**
 * Where a stretch lies on windows from a tablet's on: the width of the whole chart there, and its place. The course
 * between New York and Hispaniola and the basin begin under the header; the islands are close by; open water is east.
 */
const stretches = {
  calm: { width: '150vw', insetBlockStart: '50%', translate: '0 -38%' },
  course: { width: 'clamp(46rem, 58vw, 62rem)', insetInlineEnd: aside, translate: '0 -9%' },
  islands: { width: '150vw', insetBlockStart: '52%', insetInlineEnd: `calc(${aside} - 28vw)`, translate: '0 -62%' },
  basin: { width: 'clamp(54rem, 70vw, 76rem)', insetInlineEnd: aside, translate: '0 -15%' },
} as const satisfies Record<Stretch, object>;

const isRight = 'linear-gradient(100deg, transparent 36%, #000 64%)';

/** No line lies behind the header's links nor, on the narrower windows, behind text. */
const Frame = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: `${headerHeight} 0 0`,
  overflow: 'hidden',
  maskImage: isRight,
  [theme.breakpoints.up('md')]: {
    maskImage: `${isRight}, linear-gradient(transparent, #000 2rem)`,
    maskComposite: 'intersect',
  },
  [media.print]: { display: 'none' },
}));

/** On a phone, which text fills, only the wind at the side is left of the chart. */
const Stage = styled('div', { shouldForwardProp: (prop) => prop !== 'stretch' })<{ readonly stretch: Stretch }>(
  ({ theme, stretch }) => ({
    position: 'absolute',
    insetInlineEnd: '-70vw',
    insetBlockEnd: '-45vw',
    width: '115vw',
    '& img': { width: '100%' },
    '& > img': { display: 'none' },
    [theme.breakpoints.up('md')]: {
      inset: '0 0 auto auto',
      '& > img': { display: 'block', position: 'absolute', inset: 0 },
      ...stretches[stretch],
    },
  }),
);

interface HeroChartProps {
  readonly stretch: Stretch;
  /** What lies on the wide chart: places in percent of its size; pictures cover it, and are not asked for on phones. */
  readonly children?: ReactNode;
}

/** A stretch of the chart behind a night band. The band must be positioned. */
export function HeroChart({ stretch, children }: HeroChartProps) {
  return (
    <Frame>
      <Stage stretch={stretch}>
        <picture>
          <source media="(min-width: 48rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
          <img src={tall.src} width={tall.width} height={tall.height} alt="" fetchPriority="low" />
        </picture>
        {children}
      </Stage>
    </Frame>
  );
}
