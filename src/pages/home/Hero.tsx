import Typography from '@mui/material/Typography';
import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import { useState } from 'react';
import { harbours } from '../../assets/pictures/harbours';
import { pictures } from '../../assets/pictures/pictures';
import { attributes } from '../../boot/contract';
import Container from '@mui/material/Container';
import { Icon } from '../../ui/Icon';
import type { HomeContent } from '../../content/types/home';
import { PageButton } from '../../ui/PageButton';
import { headerHeight, media } from '../../theme/layout';

const Band = styled('section')(({ theme }) => ({
  ...theme.mixins.nightGround,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'min(100svh, 60rem)',
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: { justifyContent: 'center' },
}));

const heroChart = pictures['hero-chart'];

const layer = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** A flat window loses the south of the chart, never New York under the header. */
const anchor = '50% 0';

const Backdrop = styled('div')({ ...layer, containerType: 'size' });

/** A layer of its own: what changes around it, a menu or the scheme, draws its some thousand strokes not again. */
const Chart = styled('picture')({
  ...layer,
  willChange: 'transform',
  '& img': { ...layer, maxWidth: 'none', objectFit: 'cover', objectPosition: anchor },
  [media.print]: { display: 'none' },
});

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
    // With the application, after everything there is to read.
    [`html[${attributes.ready}] &`]: { display: 'block' },
    overflow: 'hidden',
    maskImage: 'linear-gradient(90deg, transparent, #000 35%, #000 50%, transparent)',
    animation: `${travel} ${cycle}`,
    '& > div': { ...layer, animation: `${stay} ${cycle}` },
    '&[data-still], &[data-still] > div': { animationPlayState: 'paused' },
  },
  [media.print]: { display: 'none' },
});

const Lines = styled('div')(({ theme }) => ({
  backgroundImage: `url(${pictures['hero-wind-portrait'].src})`,
  backgroundSize: 'cover',
  backgroundPosition: anchor,
  [theme.breakpoints.up('md')]: { backgroundImage: `url(${pictures['hero-wind'].src})` },
}));

/** Lies over the chart as the chart lies in the band: anchored alike, covering, in its proportions. */
const Names = styled('ul')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    ...layer,
    display: 'block',
    inset: 'auto',
    insetBlockStart: 0,
    insetInlineStart: '50%',
    width: `max(100cqw, 100cqh * ${heroChart.width} / ${heroChart.height})`,
    height: 'auto',
    aspectRatio: `${heroChart.width} / ${heroChart.height}`,
    translate: '-50% 0',
    ...theme.typography.label,
  },
  [media.print]: { display: 'none' },
}));

const Name = styled('li')({
  position: 'absolute',
  translate: '0 -50%',
  paddingInline: '1.75rem',
  whiteSpace: 'nowrap',
});

/** Names stand east of their harbour, but for the western one of two close neighbours. */
const places = (['newYork', 'santoDomingo', 'portAuPrince'] as const).map((id) => {
  const { x, y } = harbours[id];
  const isWestern = id === 'portAuPrince';
  return {
    id,
    Place: styled(Name)(
      isWestern
        ? { insetInlineEnd: `${100 - x}%`, insetBlockStart: `${y}%` }
        : { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` },
    ),
  };
});

const Content = styled(Container)({
  position: 'relative',
  paddingBlock: `calc(${headerHeight} + clamp(1.5rem, 5vh, 3rem)) clamp(2rem, 5vw, 4rem)`,
  '& p': { marginBlockStart: '1.75rem', maxWidth: '33rem' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.875rem', marginBlockStart: '2.25rem' });

const Foot = styled('div')(({ theme }) => ({
  marginBlockStart: 'auto',
  paddingBlockEnd: '0.75rem',
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    insetBlockEnd: '0.75rem',
    insetInlineStart: 0,
    width: '100%',
    padding: 0,
  },
}));

const FootRow = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  color: theme.vars.palette.text.secondary,
  '& p': { display: 'none' },
  [theme.breakpoints.up('md')]: { justifyContent: 'space-between', '& p': { display: 'block' } },
}));

/** What moves for longer than five seconds can be stopped (WCAG 2.2, 2.2.2). Its place is kept before there is wind. */
const WindSwitch = styled('div')({
  marginInlineEnd: '-0.75rem',
  visibility: 'hidden',
  [media.motion]: { [`html[${attributes.ready}] &`]: { visibility: 'visible' } },
});

export function Hero({ content }: { readonly content: HomeContent['hero'] }) {
  const tall = pictures['hero-chart-portrait'];
  const [isStill, setIsStill] = useState(false);
  return (
    <Band>
      <Backdrop>
        <Chart>
          <source media="(min-width: 48rem)" srcSet={heroChart.src} width={heroChart.width} height={heroChart.height} />
          <img src={tall.src} width={tall.width} height={tall.height} alt="" fetchPriority="low" />
        </Chart>
        <Gusts aria-hidden="true" data-still={isStill ? '' : undefined}>
          <Lines />
        </Gusts>
        <Names aria-hidden="true">
          {places.map(({ id, Place }) => (
            <Place key={id}>{content.harbours[id]}</Place>
          ))}
        </Names>
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
        <FootRow>
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
        </FootRow>
      </Foot>
    </Band>
  );
}
