import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { harbours } from '~/assets/pictures/harbours';
import { pictures } from '~/assets/pictures/pictures';
import { attributes } from '~/boot/contract';
import { harbourIds } from '~/content/harbours';
import type { HomeContent } from '~/content/types/home';
import { headerHeight, media, space, targetSize } from '~/theme/layout';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageButton';

const Band = styled('section')(({ theme }) => ({
  ...theme.mixins.nightGround,
  position: 'relative',
  // Over the figures' hairline, along which the passage goes.
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'min(100svh, 60rem)',
  // Not downwards, where the passage goes on.
  overflowX: 'clip',
  [theme.breakpoints.up('md')]: { justifyContent: 'center' },
}));

const wide = pictures['hero-chart'];
const tall = pictures['hero-chart-portrait'];

const layer = { position: 'absolute', inset: 0 } as const;

const Backdrop = styled('div')({ ...layer, containerType: 'size', [media.print]: { display: 'none' } });

/** From a tablet on, where text stands on the chart, the chart is calm behind it. */
const Clip = styled('div')(({ theme }) => ({
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
 * What the picture is laid on, in its proportions, so that names and gusts lie where the picture has them. On a phone it
 * stands under the text; else it covers the window from under the header on, up to where a wide and low window would
 * lose the harbours in the south: there it keeps to the right.
 */
const Stage = styled('div')(({ theme }) => ({
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

/** A layer of its own: what changes around it, a menu or the scheme, draws its some thousand strokes not again. */
const Chart = styled('picture')({ ...layer, willChange: 'transform', '& img': { width: '100%', height: '100%' } });

/**
 * Gusts: a soft window travels over the bright lines while the lines themselves stay where the chart has them.
 * Window and lines move against each other by transforms alone, which costs the page's own thread nothing, and in some
 * 30 steps a second, which halves the drawing: in a light so soft, more are not seen. Both start where they cover the
 * whole band, as a picture that fills the window is no page's largest paint.
 */
const cycle = '20s steps(270) infinite';
const travel = keyframes({
  '45%': { transform: 'translate3d(-100%,0,0)' },
  '45.01%': { transform: 'translate3d(100%,0,0)' },
});
const stay = keyframes({
  '45%': { transform: 'translate3d(100%,0,0)' },
  '45.01%': { transform: 'translate3d(-100%,0,0)' },
});

const Gusts = styled('div')({
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

const Lines = styled('div')(({ theme }) => ({
  background: `url(${pictures['hero-wind-portrait'].src}) 0 / 100%`,
  [theme.breakpoints.up('md')]: { backgroundImage: `url(${pictures['hero-wind'].src})` },
}));

const { tall: low, wide: high } = harbours;

/** From the western harbour the passage goes on down to the figures, and along them out of the page. */
const Names = styled('ul')(({ theme }) => ({
  ...layer,
  ...theme.typography.label,
  textShadow: `0 0 0.25em ${theme.vars.palette.night.main}, 0 0 0.5em ${theme.vars.palette.night.main}`,
  '& > li': { position: 'absolute', translate: '0 -50%', paddingInlineStart: '1.5rem' },
  '& > [data-passage]': { paddingInline: '0 1.5rem' },
  '& > ::after': {
    inset: '50% 0 auto',
    height: `calc(100cqw * ${((1 - low.portAuPrince.y / 100) * tall.height) / tall.width} + ${space.block})`,
    borderRightWidth: '1px',
  },
  '&::after': {
    '--from': '0 0 0 100%',
    inset: `auto ${100 - low.portAuPrince.x}% calc(-1 * ${space.block}) auto`,
    width: '100vw',
    borderTopWidth: '1px',
  },
  [theme.breakpoints.up('md')]: {
    '& > ::after': {
      height: `calc(100cqh - 2.5rem - var(--height) * ${high.portAuPrince.y / 100} + ${space.block})`,
    },
    '&::after': {
      inset: `calc(100cqh - 2.5rem + ${space.block}) ${100 - high.portAuPrince.x}% auto auto`,
    },
  },
}));

/** Names stand east of their harbour, but for the western one of two close neighbours. */
const places = harbourIds.map((id) => {
  const at = (format: 'tall' | 'wide') => {
    const { x, y } = harbours[format][id];
    const side = id === 'portAuPrince' ? { insetInlineEnd: `${100 - x}%` } : { insetInlineStart: `${x}%` };
    return { ...side, insetBlockStart: `${y}%` };
  };
  return {
    id,
    Place: styled('li')(({ theme }) => ({
      ...at('tall'),
      [theme.breakpoints.up('md')]: at('wide'),
    })),
  };
});

/** Its lead ends before the western harbour's name begins. */
const Content = styled(Container)(({ theme }) => ({
  position: 'relative',
  paddingBlock: `calc(${headerHeight} + clamp(1.5rem, 5vh, 3rem)) 82vw`,
  '& p': { marginBlockStart: '1.75rem', maxWidth: 'max(21rem, 40%)' },
  [theme.breakpoints.up('md')]: { paddingBlockEnd: space.columns },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.875rem', marginBlockStart: '2.25rem' });

const Foot = styled(Container)(({ theme }) => ({
  position: 'absolute',
  inset: 'auto 0 0.75rem',
  display: 'flex',
  alignItems: 'center',
  minHeight: targetSize,
  color: theme.vars.palette.text.secondary,
  '& p': { display: 'none', [theme.breakpoints.up('md')]: { display: 'block' } },
}));

/** What moves for longer than five seconds can be stopped (WCAG 2.2, 2.2.2). */
const WindSwitch = styled('div')({
  display: 'none',
  marginInline: 'auto -0.75rem',
  [media.motion]: { [`html[${attributes.ready}] &`]: { display: 'block' } },
});

export function Hero({ content }: { readonly content: HomeContent['hero'] }) {
  const [isStill, setIsStill] = useState(false);
  return (
    <Band>
      <Backdrop>
        <Clip>
          <Stage>
            <Chart>
              <source media="(min-width: 48rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
              <img src={tall.src} width={tall.width} height={tall.height} alt="" fetchPriority="low" />
            </Chart>
            <Gusts aria-hidden="true" data-still={isStill ? '' : undefined}>
              <Lines />
            </Gusts>
          </Stage>
        </Clip>
        <Stage>
          <Names aria-hidden="true" data-passage="">
            {places.map(({ id, Place }) => (
              <Place key={id} data-passage={id === 'portAuPrince' ? '' : undefined}>
                {content.harbours[id]}
              </Place>
            ))}
          </Names>
        </Stage>
      </Backdrop>
      <Content>
        <Typography variant="display">{content.heading}</Typography>
        <Typography variant="lead" color="textSecondary">
          {content.lead}
        </Typography>
        <Actions>
          <PageButton variant="night" page="portfolio" endIcon={<Icon name="arrow" />}>
            {content.portfolio}
          </PageButton>
          <PageButton variant="nightOutline" page="contact">
            {content.contact}
          </PageButton>
        </Actions>
      </Content>
      <Foot>
        <Typography variant="small" color="textSecondary">
          {content.chartCaption}
        </Typography>
        <WindSwitch>
          <IconButton
            aria-label={isStill ? content.resumeWind : content.pauseWind}
            onClick={() => setIsStill(!isStill)}
          >
            <Icon name={isStill ? 'play' : 'pause'} />
          </IconButton>
        </WindSwitch>
      </Foot>
    </Band>
  );
}
