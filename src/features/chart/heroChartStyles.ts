/** Where the parts of the chart lie in the home page's hero, and how its wind moves. */
import { Container, keyframes, styled } from '@mui/material';
import { attributes } from '~/boot/contract';
import { media, targetSize } from '~/theme/layout';
import { onNight } from '~generated/palette';
import { picture as wide } from '~generated/pictures/hero-chart';
import { picture as tall } from '~generated/pictures/hero-chart-portrait';
import { picture as heroWindPicture } from '~generated/pictures/hero-wind';
import { picture as heroWindPortraitPicture } from '~generated/pictures/hero-wind-portrait';
import { type globes, type HarbourId, namePlace } from './harbours';

const layer = { position: 'absolute', inset: 0 } as const;

export const Backdrop = styled('div')({ ...layer, containerType: 'size' });

/** From a tablet's window on the text lies on the chart, which fades out behind it. */
export const Clip = styled('div')(({ theme }) => ({
  ...layer,
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: {
    '&::after': {
      ...layer,
      content: '""',
      background: `linear-gradient(100deg, ${theme.vars.palette.night.deep} 14rem, transparent 34rem)`,
    },
  },
}));

/**
 * Has the picture's proportions, so that names and gusts can be placed on it. On a phone it stands below the text; in
 * wider windows it fills the space under the header, unless the window is so wide and low that it would lose the
 * harbours in the south: there it keeps to the right.
 */
export const Stage = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  width: '100%',
  aspectRatio: `${tall.width} / ${tall.height}`,
  [theme.breakpoints.up('md')]: {
    '--height': `min(max(100cqw * ${wide.height} / ${wide.width}, 100cqh - 2.5rem), 122cqh)`,
    '--width': `calc(var(--height) * ${wide.width} / ${wide.height})`,
    insetBlock: '2.5rem auto',
    insetInlineEnd: 'min(0px, (100cqw - var(--width)) / 2)',
    width: 'var(--width)',
    aspectRatio: `${wide.width} / ${wide.height}`,
  },
}));

/** The chart has a layer of its own: its thousands of strokes are not drawn again when a menu opens. */
export const Chart = styled('picture')({
  ...layer,
  willChange: 'transform',
  // The wind rises below the header.
  maskImage: 'linear-gradient(transparent 3%, #000 16%)',
  '& img': { width: '100%', height: '100%' },
});

/**
 * Gusts: a soft window travels over the bright lines while the lines stay where the chart has them. Both move by
 * transforms alone, which costs the main thread nothing, in some 30 steps a second, which halves the drawing. They
 * start outside the band, so that the wind rises instead of being there at once.
 */
const cycle = '20s steps(540) infinite';
const travel = keyframes({ from: { transform: 'translate3d(100%,0,0)' }, to: { transform: 'translate3d(-100%,0,0)' } });
const stay = keyframes({ from: { transform: 'translate3d(-100%,0,0)' }, to: { transform: 'translate3d(100%,0,0)' } });

export const Gusts = styled('div')({
  display: 'none',
  [media.motion]: {
    ...layer,
    [`html[${attributes.ready}] &`]: { display: 'block' },
    overflow: 'hidden',
    maskImage: 'linear-gradient(90deg, transparent, #000 35%, #000 50%, transparent)',
    animation: `${travel} ${cycle}`,
    '& > div': { ...layer, animation: `${stay} ${cycle}` },
    '&[data-still], &[data-still] > div': { animationPlayState: 'paused' },
  },
});

export const Lines = styled('div')(({ theme }) => ({
  background: `url(${heroWindPortraitPicture.src}) 0 / 100%`,
  [theme.breakpoints.up('md')]: { backgroundImage: `url(${heroWindPicture.src})` },
}));

export const Names = styled('ul')(({ theme }) => ({
  ...layer,
  ...theme.typography.label,
  textShadow: `0 0 0.25em ${theme.vars.palette.night.main}, 0 0 0.5em ${theme.vars.palette.night.main}`,
  '& > li': { position: 'absolute', translate: '0 -50%' },
}));

/** Its light burns while it is dark there, and while the pointer is on a figure that counts places. */
export const Place = styled('li')<{ ownerState: { readonly id: HarbourId } }>(({ theme, ownerState: { id } }) => ({
  ...namePlace('tall', id),
  [theme.breakpoints.up('md')]: namePlace('wide', id),
  paddingInline: id === 'portAuPrince' ? '0 1.5rem' : '1.5rem 0',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    ...(id === 'portAuPrince'
      ? { insetInlineEnd: 0, translate: '50% -50%' }
      : { insetInlineStart: 0, translate: '-50% -50%' }),
    width: '6.5rem',
    aspectRatio: 1,
    background: `radial-gradient(${onNight.amber}, ${onNight.amberHalo} 12%, transparent 70%)`,
    opacity: 0,
    pointerEvents: 'none',
    zIndex: -1,
    transition: 'opacity 0.6s',
  },
  '&[data-lit]::before': { opacity: 1 },
  '& > :last-child': { insetInline: id === 'portAuPrince' ? 'auto 1.5rem' : '1.5rem auto' },
}));

/** Below the name, so that nothing moves when it comes. */
export const Clock = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

export const Foot = styled(Container)(({ theme }) => ({
  position: 'absolute',
  // Above the room below the words.
  zIndex: 1,
  inset: 'auto 0 0.75rem',
  display: 'flex',
  alignItems: 'center',
  minHeight: targetSize,
  color: theme.vars.palette.text.secondary,
  '& p': { display: 'none', [theme.breakpoints.up('md')]: { display: 'block' } },
}));

/** Motion of more than five seconds must be stoppable (WCAG 2.2, 2.2.2). */
export const WindSwitch = styled('div')(({ theme }) => ({
  display: 'none',
  marginInline: 'auto -0.75rem',
  // The thread leaves the hero in the other corner.
  [theme.breakpoints.up('md')]: { marginInline: '0.25rem' },
  [media.motion]: { [`html[${attributes.ready}] &`]: { display: 'block' } },
}));

/** The night lies on a picture of the chart. */
export const Shade = styled('svg', { shouldForwardProp: (prop) => prop !== 'chart' })<{
  readonly chart: keyof typeof globes;
}>(({ theme, chart }) => ({
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
}));
