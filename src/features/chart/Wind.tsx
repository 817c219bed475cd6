import { styled } from '@mui/material';
import { attributes } from '~/config/documentNames';
import { fillParentStyle, media } from '~/theme/layout';
import { chartPictures } from './chartPictures';

const { wideWind, tallWind } = chartPictures;

/**
 * Gusts: a soft mask travels over bright lines that stay in place. Both move by transforms alone, which costs the main thread
 * nothing, in about 30 steps a second, which halves the painting. They start outside the band, so that the wind rises.
 */
const cycle = '20s steps(540) infinite';

const Gusts = styled('div')({
  '@keyframes travel': { from: { transform: 'translate3d(100%,0,0)' }, to: { transform: 'translate3d(-100%,0,0)' } },
  display: 'none',
  [media.motion]: {
    ...fillParentStyle,
    [`html[${attributes.ready}] &`]: { display: 'block' },
    overflow: 'hidden',
    maskImage: 'linear-gradient(90deg, transparent, #000 35%, #000 50%, transparent)',
    animation: `travel ${cycle}`,
    '&[data-still]': { animationPlayState: 'paused' },
  },
});

const Lines = styled('div')(({ theme }) => ({
  '@keyframes stay': { from: { transform: 'translate3d(-100%,0,0)' }, to: { transform: 'translate3d(100%,0,0)' } },
  ...fillParentStyle,
  [media.motion]: { animation: `stay ${cycle}`, animationPlayState: 'inherit' },
  background: `url(${tallWind.src}) 0 / 100%`,
  [theme.breakpoints.up('md')]: { backgroundImage: `url(${wideWind.src})` },
}));

interface WindProps {
  /** Whether the visitor has stilled the wind. */
  readonly isStill: boolean;
}

/** The gusts of wind on the chart, which must be positioned. */
export const Wind = ({ isStill }: WindProps) => (
  <Gusts aria-hidden="true" data-still={isStill ? '' : undefined}>
    <Lines />
  </Gusts>
);
