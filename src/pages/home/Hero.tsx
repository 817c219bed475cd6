import { keyframes, styled } from '@mui/material/styles';
import { useState } from 'react';
import { harbours } from '../../assets/pictures/harbours';
import { pictures } from '../../assets/pictures/pictures';
import { attributes } from '../../boot/contract';
import { buttonStyles } from '../../ui/buttonStyles';
import { Container } from '../../ui/Container';
import { Icon } from '../../ui/Icon';
import type { HomeContent } from '../../content/types/home';
import { nightGround } from '../../theme/nightGround';
import { PageLink } from '../../ui/PageLink';
import { headerHeight, media, motion, onNight, targetSize, type } from '../../theme/tokens';

const Band = styled('section')({
  ...nightGround,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'min(100svh, 60rem)',
  overflow: 'hidden',
  [media.tablet]: { justifyContent: 'center' },
});

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
  '@media print': { display: 'none' },
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
  '@media print': { display: 'none' },
});

const Lines = styled('div')({
  backgroundImage: `url(${pictures['hero-wind-portrait'].src})`,
  backgroundSize: 'cover',
  backgroundPosition: anchor,
  [media.tablet]: { backgroundImage: `url(${pictures['hero-wind'].src})` },
});

/** Lies over the chart as the chart lies in the band: anchored alike, covering, in its proportions. */
const Names = styled('ul')({
  display: 'none',
  [media.desktop]: {
    ...layer,
    display: 'block',
    inset: 'auto',
    insetBlockStart: 0,
    insetInlineStart: '50%',
    width: `max(100cqw, 100cqh * ${heroChart.width} / ${heroChart.height})`,
    height: 'auto',
    aspectRatio: `${heroChart.width} / ${heroChart.height}`,
    translate: '-50% 0',
    ...type.label,
    color: onNight.ink,
  },
  '@media print': { display: 'none' },
});

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
});

const Headline = styled('h1')({ ...type.display, maxWidth: '9.5ch' });

const Statement = styled('p')({ ...type.lead, marginBlockStart: '1.75rem', maxWidth: '33rem', color: onNight.inkSoft });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.875rem', marginBlockStart: '2.25rem' });

const PortfolioLink = styled(PageLink)(buttonStyles.night);
const ContactLink = styled(PageLink)(buttonStyles.nightOutline);

const Foot = styled('div')({
  marginBlockStart: 'auto',
  paddingBlockEnd: '0.75rem',
  color: onNight.inkSoft,
  [media.tablet]: { position: 'absolute', insetBlockEnd: '0.75rem', insetInlineStart: 0, width: '100%', padding: 0 },
});

const FootRow = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  [media.tablet]: { justifyContent: 'space-between' },
});

const Caption = styled('p')({ ...type.small, display: 'none', [media.tablet]: { display: 'block' } });

/** What moves for longer than five seconds can be stopped (WCAG 2.2, 2.2.2). Its place is kept before there is wind. */
const WindSwitch = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: targetSize,
  height: targetSize,
  // The icon, not the area around it, stands on the page's edge.
  marginInlineEnd: '-0.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  visibility: 'hidden',
  cursor: 'pointer',
  transition: `color ${motion.quick}`,
  '&:hover': { color: onNight.ink },
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
        <Headline>{content.heading}</Headline>
        <Statement>{content.lead}</Statement>
        <Actions>
          <PortfolioLink page="portfolio">
            {content.portfolio}
            <Icon name="arrow" />
          </PortfolioLink>
          <ContactLink page="contact">{content.contact}</ContactLink>
        </Actions>
      </Content>
      <Foot>
        <FootRow>
          <Caption>{content.chartCaption}</Caption>
          <WindSwitch
            type="button"
            aria-label={isStill ? content.resumeWind : content.pauseWind}
            onClick={() => setIsStill(!isStill)}
          >
            <Icon name={isStill ? 'play' : 'pause'} />
          </WindSwitch>
        </FootRow>
      </Foot>
    </Band>
  );
}
