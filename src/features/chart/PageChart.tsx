import { styled } from '@mui/material';
import type { PageId } from '~/config/pageTable';
import { fillParentStyle, headerHeight, media } from '~/theme/layout';
import { chartPictures } from './chartPictures';
import { type ChartView, regionViews } from './harbourPositions';
import { fadingFootStyle } from './marks';
import { type ChartCrop, getPageCrop } from './pageCharts';

const { wideChart: wide } = chartPictures;

/** In narrower windows the chart moves out to the right, so that its lights keep clear of the text. */
const narrowOffset = 'min(0rem, (100vw - 75rem) / 3)';

/** The part of the chart that is shown: width of the whole chart, and its place in the frame. */
const crops = {
  /** The sea in the east: so large that the mask hides the harbours. */
  openWater: { width: '190vw', insetBlockStart: '50%', translate: '0 -38%' },
  /** The sea between New York and Hispaniola. */
  harbours: { width: 'clamp(40rem, 58vw, 54rem)', insetInlineEnd: narrowOffset, translate: '0 -9%' },
  /** Hispaniola and its neighbours, close by. */
  islands: {
    width: '150vw',
    insetBlockStart: '52%',
    insetInlineEnd: `calc(${narrowOffset} - 28vw)`,
    translate: '0 -62%',
  },
  /** The regions around Hispaniola, in a low band. In narrower windows it lies further out, because the lead is long. */
  basin: {
    width: 'clamp(48rem, 62vw, 70rem)',
    insetBlockStart: '50%',
    insetInlineEnd: `calc(2 * ${narrowOffset})`,
    translate: '0 -62%',
  },
} as const satisfies Record<ChartCrop, object>;

/**
 * The chart is beside the texts, and masked behind the header and behind text, which is up to 38 rem wide. Narrower windows have no
 * room for a whole picture beside their texts, and so a calm band, for which none is fetched.
 */
const Frame = styled('div')(({ theme }) => ({
  ...fillParentStyle,
  insetBlockStart: headerHeight,
  overflow: 'hidden',
  maskComposite: 'intersect',
  maskImage:
    'linear-gradient(100deg, transparent max(36%, 38rem), #000 max(64%, 50rem)), linear-gradient(transparent, #000 2rem)',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

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

const Stage = styled('div')<{ ownerState: StageProps }>(({ ownerState: { crop, view } }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  ...crops[crop],
  ...(crop === 'basin' && cameraAt(view)),
}));

/** Fades the lines of the chart under the names of harbours, by an ellipse around the middle of each name. */
const calmAround = (...middles: readonly string[]) =>
  middles.map((middle) => `radial-gradient(11% 11% at ${middle}, rgb(0 0 0 / 0.2) 50%, #000)`).join();

const Chart = styled('img')<{ ownerState: { readonly hasNames: boolean } }>(({ ownerState: { hasNames } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  ...fadingFootStyle,
  ...(hasNames && {
    maskComposite: 'intersect',
    maskImage: `${fadingFootStyle.maskImage}, ${calmAround('72.5% 19%', '74.5% 67.5%', '50.5% 67.5%')}`,
  }),
}));

interface PageChartProps {
  /** The page, which determines the part of the chart. */
  readonly page: PageId;
  /** The chosen region of the news. */
  readonly region: string;
}

/** The chart behind the night band of a page, which must be positioned; nothing if the page shows no chart. */
export function PageChart({ page, region }: PageChartProps) {
  const pageCrop = getPageCrop(page);
  if (pageCrop === undefined) return null;
  const { crop, Marks } = pageCrop;
  return (
    <Frame data-screen-only="">
      <Stage data-chart="" ownerState={{ crop, view: regionViews[region] }}>
        <Chart
          ownerState={{ hasNames: page === 'contact' }}
          src={wide.src}
          width={wide.width}
          height={wide.height}
          alt=""
          loading="lazy"
          fetchPriority="low"
        />
        {Marks && <Marks region={region} />}
      </Stage>
    </Frame>
  );
}
