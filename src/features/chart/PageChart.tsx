import { styled } from '@mui/material';
import { useShell } from '~/components/ShellContext';
import type { PageId } from '~/config/pageTable';
import { allNews } from '~/news/selection';
import { headerHeight, media } from '~/theme/layout';
import { chartPictures } from './chartPictures';
import { chartSpace } from './chartSpace';
import { type ChartView, regionViews } from './harbourPositions';
import { fadingFootStyle } from './marks';
import { type ChartCrop, getPageCrop } from './pageCharts';

const { wideChart: wide, tallChart: tall } = chartPictures;

/** In narrower windows the chart moves out to the right, so that its lights keep clear of the text. */
const narrowOffset = 'min(0rem, (100vw - 75rem) / 3)';

/** The part of the chart that is shown from a tablet's window on: width of the whole chart, and its place in the frame. */
const crops = {
  /** The sea in the east: so large that the mask hides the course between the harbours. */
  openWater: { width: '190vw', insetBlockStart: '50%', translate: '0 -38%' },
  /** Between New York and Hispaniola. */
  course: { width: 'clamp(40rem, 58vw, 54rem)', insetInlineEnd: narrowOffset, translate: '0 -9%' },
  /** Hispaniola and its neighbours, close by. */
  islands: {
    width: '150vw',
    insetBlockStart: '52%',
    insetInlineEnd: `calc(${narrowOffset} - 28vw)`,
    translate: '0 -62%',
  },
  /** The regions around Hispaniola, in a low band; on the narrower windows further out, as the lead is long. */
  basin: {
    width: 'clamp(48rem, 62vw, 70rem)',
    insetBlockStart: '50%',
    insetInlineEnd: `calc(2 * ${narrowOffset})`,
    translate: '0 -62%',
  },
} as const satisfies Record<ChartCrop, object>;

/** The strips that phones show of the chart: their height, and the mask by which the chart fades out. */
const phoneStrips = {
  low: {
    height: '6rem',
    maskImage: 'linear-gradient(90deg, transparent 50%, #000 80%), linear-gradient(transparent, #000 2rem)',
  },
  course: {
    height: '13rem',
    maskImage: 'linear-gradient(90deg, transparent 35%, #000 65%), linear-gradient(transparent 1rem, #000 3.75rem)',
  },
  other: {
    height: `calc(${chartSpace.page} - 0.75rem)`,
    maskImage: 'linear-gradient(transparent, #000 2.5rem)',
  },
} as const;

/**
 * On a phone the chart is a strip below the texts. In wider windows it is beside them, and masked behind the header and
 * behind text, which is up to 38 rem wide.
 */
const Frame = styled('div')<{ ownerState: { readonly strip: keyof typeof phoneStrips } }>(({ theme, ownerState }) => ({
  position: 'absolute',
  inset: 'auto 0 0',
  ...phoneStrips[ownerState.strip],
  overflow: 'hidden',
  maskComposite: 'intersect',
  [theme.breakpoints.up('md')]: {
    inset: `${headerHeight} 0 0`,
    height: 'auto',
    maskImage:
      'linear-gradient(100deg, transparent max(36%, 38rem), #000 max(64%, 50rem)), linear-gradient(transparent, #000 2rem)',
  },
}));

/** The wind north of the lights. */
const phoneWind = { width: '190%', insetInlineEnd: '-20%', translate: '0 -18%' } as const;

/**
 * The part of the chart that a phone shows: its width, and the position of its middle in the strip. Each light is either whole,
 * on the right third, or outside.
 */
const phoneCrops = {
  openWater: phoneWind,
  /** New York and Hispaniola with the course between them, in a strip that begins beside the last lines of the texts. */
  course: { width: 'min(62%, 17rem)', insetInlineEnd: '-5%', translate: '0 -48%' },
  /** Hispaniola close by would have courses that come from nowhere. */
  islands: phoneWind,
  /** The texts of a low band leave no space for lights. */
  basin: phoneWind,
} as const satisfies Record<ChartCrop, object>;

/**
 * Moves the chart of the crop `basin`, as a camera: the middle of the view comes to the middle of the frame, right of the texts.
 * It uses no `transform`, with which the minifier would drop the `translate` of the crop.
 */
function cameraAt(view: ChartView | undefined) {
  const camera = {
    transformOrigin: '0 0',
    [media.motion]: { transition: 'translate 0.8s ease-in-out, scale 0.8s ease-in-out' },
  };
  if (view === undefined) return camera;
  const { x, y, zoom } = view;
  return { ...camera, translate: `${66 - Math.round(x * zoom)}% ${-Math.round(y * zoom)}%`, scale: zoom };
}

interface StageProps {
  readonly crop: ChartCrop;
  readonly view: ChartView | undefined;
}

const Stage = styled('div')<{ ownerState: StageProps }>(({ theme, ownerState: { crop, view } }) => ({
  position: 'absolute',
  insetBlockStart: '50%',
  ...phoneCrops[crop],
  [theme.breakpoints.up('md')]: {
    inset: '0 0 auto auto',
    ...crops[crop],
    ...(crop === 'basin' && cameraAt(view)),
  },
}));

const Chart = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  [theme.breakpoints.up('md')]: fadingFootStyle,
}));

export interface PageChartProps {
  /** Whether the band is low, so that the page's list begins in the first view. */
  readonly isLow?: boolean;
  /** The page, which has its part of the chart; an error has none. */
  readonly page?: PageId;
  /** The region of the news. */
  readonly region?: string;
}

/** The chart behind the night band of a page, which must be positioned; nothing if the site shows no chart. */
export function PageChart({ isLow = false, page, region = allNews.region }: PageChartProps) {
  const { chart } = useShell().content;
  if (chart === undefined) return null;
  const { crop, Marks } = getPageCrop(page);
  const strip = isLow ? 'low' : crop === 'course' ? 'course' : 'other';
  return (
    <Frame ownerState={{ strip }} data-screen-only="">
      <Stage ownerState={{ crop, view: regionViews[region] }}>
        <picture>
          <source media="(min-width: 48rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
          <Chart src={tall.src} width={tall.width} height={tall.height} alt="" fetchPriority="low" />
        </picture>
        {Marks && <Marks region={region} />}
      </Stage>
    </Frame>
  );
}
