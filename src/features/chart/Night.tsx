import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { media } from '~/theme/layout';
import { globes, type HarbourId, harbourCoordinates } from './harbours';
import { seenFrom, subsolarPoint } from './sun';

/** Sine of the sun's height where the night begins, and where it is whole. */
const dusk = { begins: 0, ends: -0.25 } as const;

const Shade = styled('svg', { shouldForwardProp: (prop) => prop !== 'chart' })<{ readonly chart: keyof typeof globes }>(
  ({ theme, chart }) => ({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    color: theme.vars.palette.night.deep,
    opacity: 0,
    '&[data-shown]': { opacity: 0.72 },
    maskImage: 'linear-gradient(transparent, #000 35%)',
    [media.motion]: { transition: 'opacity 2s' },
    [theme.breakpoints.up('md')]: { display: chart === 'tall' ? 'none' : undefined },
    [theme.breakpoints.down('md')]: { display: chart === 'wide' ? 'none' : undefined },
  }),
);

type ChartId = keyof typeof globes;

/** The side of the chart's globe that has night, which ends along the line of dusk as a straight gradient. */
function Dusk({ chart, now }: { readonly chart: ChartId; readonly now: number }) {
  const id = useId();
  const { centre, x, y, radius, width, height } = globes[chart];
  const [east, north, up] = seenFrom(centre, subsolarPoint(now));
  const length = Math.max(Math.hypot(east, north), 1e-3);
  /** Where the sun has that height, on the line from the middle of the globe to below the sun. */
  const at = (sine: number) => {
    const distance = ((sine - up) / length) * radius;
    return { x: x + (east / length) * distance, y: y - (north / length) * distance };
  };
  const [begin, end] = [at(dusk.begins), at(dusk.ends)];
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={begin.x} y1={begin.y} x2={end.x} y2={end.y}>
        <stop stopColor="currentColor" stopOpacity="0" />
        <stop offset="1" stopColor="currentColor" />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}

const charts: readonly ChartId[] = ['tall', 'wide'];

/** The night at a moment, in milliseconds since 1970, as it lies on both pictures of the chart; none while it is not known. */
export function Night({ now }: { readonly now: number | undefined }) {
  return charts.map((chart) => (
    <Shade
      key={chart}
      chart={chart}
      aria-hidden="true"
      viewBox={`0 0 ${globes[chart].width} ${globes[chart].height}`}
      data-shown={now === undefined ? undefined : ''}
    >
      {now !== undefined && <Dusk chart={chart} now={now} />}
    </Shade>
  ));
}

/** Whether the sun is down in a harbour. */
export function isDark(id: HarbourId, now: number): boolean {
  return seenFrom(harbourCoordinates[id], subsolarPoint(now))[2] < 0;
}
