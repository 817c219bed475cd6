import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { picture as heroChartPicture } from 'virtual:picture/hero-chart';
import { picture as heroChartPortraitPicture } from 'virtual:picture/hero-chart-portrait';
import { headerHeight, media } from '~/theme/layout';

/** The part of the chart that a page shows from a tablet's window on: width of the whole chart, and its place in the frame. */
export type HeroCrop = Readonly<Partial<Record<'width' | 'insetBlockStart' | 'insetInlineEnd' | 'translate', string>>>;

const wide = heroChartPicture;
const tall = heroChartPortraitPicture;

/** In narrower windows the chart moves out to the right, so that its lights keep clear of the text. */
export const narrowOffset = 'min(0rem, (100vw - 75rem) / 3)';

/** Open water in the east: so large that the mask hides the course between the harbours. */
const openWater: HeroCrop = { width: '190vw', insetBlockStart: '50%', translate: '0 -38%' };

/** The course between New York and Hispaniola. */
export const courseCrop: HeroCrop = {
  width: 'clamp(40rem, 58vw, 62rem)',
  insetInlineEnd: narrowOffset,
  translate: '0 -9%',
};

/** Masks the lines of the chart behind the header and behind text, which is up to 36 rem wide. */
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
const Stage = styled('div', { shouldForwardProp: (prop) => prop !== 'crop' })<{ readonly crop: HeroCrop }>(
  ({ theme, crop }) => ({
    position: 'absolute',
    insetInlineEnd: '-70vw',
    insetBlockEnd: '-45vw',
    width: '115vw',
    '& img': { width: '100%' },
    '& > img': { display: 'none' },
    [theme.breakpoints.up('md')]: {
      inset: '0 0 auto auto',
      '& > img': { display: 'block', position: 'absolute', inset: 0 },
      ...crop,
    },
  }),
);

export interface HeroChartProps {
  readonly crop?: HeroCrop | undefined;
  /** Marks on the wide chart, placed in percent of its size. Pictures cover it, and are not fetched on phones. */
  readonly children?: ReactNode;
}

/** The chart behind a night band, which must be positioned. */
export function HeroChart({ crop = openWater, children }: HeroChartProps) {
  return (
    <Frame>
      <Stage crop={crop}>
        <picture>
          <source media="(min-width: 48rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
          <img src={tall.src} width={tall.width} height={tall.height} alt="" fetchPriority="low" />
        </picture>
        {children}
      </Stage>
    </Frame>
  );
}
