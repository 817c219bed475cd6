import { styled } from '@mui/material';
import { useId } from 'react';
import { fillParentStyle, media } from '~/theme/layout';
import { globes } from './harbourPositions';
import { getSubsolarPoint, projectOnGlobe } from './sun';

/** Sine of the sun's height at which dusk begins and ends. */
const dusk = { begins: 0, ends: -0.25 } as const;

/** The night side of the chart's globe at a time in milliseconds since 1970. Dusk is a straight gradient. */
function NightSide({ chart, now }: { readonly chart: keyof typeof globes; readonly now: number }) {
  const id = useId();
  const { centre, x, y, radius, width, height } = globes[chart];
  const [east, north, up] = projectOnGlobe(centre, getSubsolarPoint(now));
  const length = Math.max(Math.hypot(east, north), 1e-3);
  /** The point at which the sun has this height, on the line from the middle of the globe towards the sun. */
  const pointAt = (sine: number) => {
    const distance = ((sine - up) / length) * radius;
    return { x: x + (east / length) * distance, y: y - (north / length) * distance };
  };
  const [begin, end] = [pointAt(dusk.begins), pointAt(dusk.ends)];
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

/** The shade of the night on one of the two pictures of the chart, of which each window shows one. */
const Shade = styled('svg')<{ ownerState: { readonly chart: keyof typeof globes } }>(
  ({ theme, ownerState: { chart } }) => ({
    ...fillParentStyle,
    width: '100%',
    height: '100%',
    color: theme.vars.palette.night.deep,
    opacity: 0,
    maskImage: 'linear-gradient(transparent, #000 35%)',
    // In forced colours the shade would have the colour of text.
    [media.forcedColors]: { visibility: 'hidden' },
    '&[data-shown]': { opacity: 0.55 },
    [chart === 'tall' ? theme.breakpoints.up('md') : theme.breakpoints.down('md')]: { display: 'none' },
  }),
);

/**
 * The shade of the night on the chart, which must be positioned.
 * @param now the time in milliseconds since 1970; undefined until it is known
 */
export function NightShade({ now }: { readonly now: number | undefined }) {
  return (['tall', 'wide'] as const).map((chart) => (
    <Shade
      key={chart}
      ownerState={{ chart }}
      viewBox={`0 0 ${globes[chart].width} ${globes[chart].height}`}
      aria-hidden="true"
      data-shown={now ? '' : undefined}
    >
      {now && <NightSide chart={chart} now={now} />}
    </Shade>
  ));
}
