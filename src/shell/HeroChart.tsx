import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pictures } from '~/assets/pictures/pictures';
import { headerHeight, media } from '~/theme/layout';

/**
 * Which stretch of the chart a page shows on windows from a tablet's on: the width of the whole chart there, and its
 * place in the frame, from the upper right.
 */
export type Stretch = Readonly<Partial<Record<'width' | 'insetBlockStart' | 'insetInlineEnd' | 'translate', string>>>;

const wide = pictures['hero-chart'];
const tall = pictures['hero-chart-portrait'];

/** On the narrower windows the chart moves out to the right, so that its lights keep clear of the text. */
export const aside = 'min(0rem, (100vw - 75rem) / 3)';

/** Open water, in the east: so large that the course between the harbours lies where the mask hides it, clear of text. */
const calm: Stretch = { width: '190vw', insetBlockStart: '50%', translate: '0 -38%' };

/**
 * No line lies behind the header's links nor behind text, which is up to 36 rem wide: on a phone, which it fills, the
 * chart keeps to the band's foot.
 */
const Frame = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: `${headerHeight} 0 0`,
  overflow: 'hidden',
  maskImage: 'linear-gradient(90deg, transparent 55%, #000), linear-gradient(0deg, #000 1rem, transparent 3rem)',
  maskComposite: 'intersect',
  [theme.breakpoints.up('md')]: {
    maskImage:
      'linear-gradient(100deg, transparent max(36%, 36rem), #000 max(64%, 42rem)), linear-gradient(transparent, #000 2rem)',
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
      ...stretch,
    },
  }),
);

interface HeroChartProps {
  /** Open water where none is given. */
  readonly stretch?: Stretch | undefined;
  /** What lies on the wide chart: places in percent of its size; pictures cover it, and are not asked for on phones. */
  readonly children?: ReactNode;
}

/** A stretch of the chart behind a night band. The band must be positioned. */
export function HeroChart({ stretch = calm, children }: HeroChartProps) {
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
