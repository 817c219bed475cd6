import { Container, IconButton, styled } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { attributes } from '~/boot/contract';
import { Icon } from '~/components/Icon';
import { useShell } from '~/components/ShellContext';
import { useHydrated } from '~/components/useHydrated';
import { type HarbourId, harbourIds } from '~/config/harbours';
import { fillParentStyle, media, motion } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { chartPictures } from './chartPictures';
import { globes, isWesternHarbour, getNamePosition } from './harbourPositions';
import { isDarkAtHarbour } from './harbours';
import { Clock, HarbourTime } from './HarbourTimes';
import { NightSide } from './NightSide';
import { useNow } from './useNow';

const { wideChart: wide, tallChart: tall, wideWind, tallWind } = chartPictures;

/** After this time the chart is shown even if the application, which knows the hours, has not started. */
const latestEntrance = '5s';

/**
 * Chart, names and hours appear in one movement, once all of them are there: on a slow processor they would come one after the other.
 */
const Backdrop = styled('div')({
  '@keyframes enter-late': { to: { opacity: 1 } },
  ...fillParentStyle,
  containerType: 'size',
  [media.motion]: {
    transition: `opacity ${motion.reveal.durationMs}ms ${motion.reveal.easing}`,
    // Without script, and on a connection on which the application waits for the visitor, the chart is shown at once.
    [`html[${attributes.script}=""] &:not([data-complete])`]: {
      opacity: 0,
      animation: `enter-late ${motion.reveal.durationMs}ms ${latestEntrance} forwards`,
    },
  },
});

/** From a tablet's window on the text lies on the chart, which fades out behind the text. */
const Clip = styled('div')(({ theme }) => ({
  ...fillParentStyle,
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: {
    '&::after': {
      ...fillParentStyle,
      content: '""',
      background: `linear-gradient(100deg, ${theme.vars.palette.night.deep} 14rem, transparent 34rem)`,
    },
  },
}));

/** The foot of the chart that is clipped on a phone, so that the lights stand clear of the hero's buttons. */
const clippedFoot = '1.5rem';

/**
 * A box with the picture's proportions, so that names and gusts can be placed on the picture. On a phone it stands below the
 * text, and its foot is clipped. In wider windows it fills the space under the header; if the window is so wide and low that
 * the southern harbours would be clipped, it is smaller and aligned to the right.
 */
const Stage = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: `-${clippedFoot}`,
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

/** The chart has its own compositing layer, so that its thousands of strokes are not painted again when a menu opens. */
const Chart = styled('picture')({
  ...fillParentStyle,
  willChange: 'transform',
  // The wind rises below the header.
  maskImage: 'linear-gradient(transparent 3%, #000 16%)',
  '& img': { display: 'block', width: '100%', height: '100%' },
});

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

/** The space between a harbour's light and its name. */
const gap = 'min(1.5rem, 7.5vw)';

/** The time stands below the name, so that nothing shifts when it is rendered. */
const EasternClock = styled(Clock)({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: `${gap} auto`,
  whiteSpace: 'nowrap',
});

const WesternClock = styled(EasternClock)({ insetInline: `auto ${gap}` });

const HarbourNames = styled('ul')(({ theme }) => ({
  ...fillParentStyle,
  ...theme.typography.caption,
  // However large the visitor's text is, a name stands between its light and the edge of a phone's window.
  fontSize: 'min(0.875rem, 4.5vw)',
}));

/** A harbour is lit while it is dark there, and while the pointer is on a figure that counts places. */
const HarbourName = styled('li')<{ ownerState: { readonly id: HarbourId } }>(({ theme, ownerState: { id } }) => ({
  position: 'absolute',
  translate: '0 -50%',
  paddingInline: isWesternHarbour(id) ? `0 ${gap}` : `${gap} 0`,
  ...getNamePosition('tall', id),
  [theme.breakpoints.up('md')]: getNamePosition('wide', id),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInline: isWesternHarbour(id) ? 'auto 0' : '0 auto',
    translate: isWesternHarbour(id) ? '50% -50%' : '-50% -50%',
    width: 'clamp(4.5rem, 12vw, 6.5rem)',
    aspectRatio: 1,
    background: `radial-gradient(${onNight.amber}, ${onNight.amberHalo} 12%, transparent 70%)`,
    opacity: 0,
    pointerEvents: 'none',
    zIndex: -1,
    transition: 'opacity 0.6s',
  },
  '&[data-lit]::before': { opacity: 1 },
  // src/pages/home/Figures.tsx marks the figures. The oldest browsers do without these lights.
  '@supports selector(:has(*))': { 'main:has([data-places]:hover) &::before': { opacity: 1 } },
}));

/** The place of the switch, above the padding below the texts. */
const Foot = styled(Container)(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  inset: 'auto 0 0.75rem',
  color: theme.vars.palette.text.secondary,
}));

/** Motion of more than five seconds must be stoppable (WCAG 2.2, 2.2.2). The icon, not the space around it, ends with the page. */
const SwitchPlace = styled('div')({
  display: 'none',
  justifyContent: 'flex-end',
  marginInlineEnd: '-0.75rem',
  [media.motion]: { [`html[${attributes.ready}] &`]: { display: 'flex' } },
});

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
    '&[data-shown]': { opacity: 0.72 },
    [chart === 'tall' ? theme.breakpoints.up('md') : theme.breakpoints.down('md')]: { display: 'none' },
  }),
);

/** The chart of the home page's hero, which must be positioned: its wind, its harbours' names, a switch that stills it. */
export function HeroChart() {
  const { chart: words } = useShell().content;
  const [isStill, setIsStill] = useState(false);
  // A page that the visitor comes from has fetched the chart.
  const [isDrawn, setIsDrawn] = useState(useHydrated());
  const now = useNow();
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const show = () => setIsDrawn(true);
    // Names and hours appear without a picture that cannot be fetched.
    picture.current?.decode().then(show, show);
  }, []);
  return (
    <>
      <Backdrop data-screen-only="" data-complete={isDrawn && now ? '' : undefined}>
        <Clip>
          <Stage data-chart="">
            <Chart>
              <source media="(min-width: 48rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
              <img ref={picture} src={tall.src} width={tall.width} height={tall.height} alt="" fetchPriority="low" />
            </Chart>
            <Gusts aria-hidden="true" data-still={isStill ? '' : undefined}>
              <Lines />
            </Gusts>
            {(['tall', 'wide'] as const).map((chart) => (
              <Shade
                key={chart}
                ownerState={{ chart }}
                viewBox={`0 0 ${globes[chart].width} ${globes[chart].height}`}
                aria-hidden="true"
                data-shown={now ? '' : undefined}
              >
                {now && <NightSide chart={chart} now={now} />}
              </Shade>
            ))}
          </Stage>
        </Clip>
        <Stage>
          <HarbourNames>
            {harbourIds.map((id) => (
              <HarbourName key={id} ownerState={{ id }} data-lit={now && isDarkAtHarbour(id, now) ? '' : undefined}>
                <HarbourTime id={id} words={words} clock={isWesternHarbour(id) ? WesternClock : EasternClock} />
              </HarbourName>
            ))}
          </HarbourNames>
        </Stage>
      </Backdrop>
      <Foot>
        <SwitchPlace>
          <IconButton
            size="touch"
            aria-label={isStill ? words.resumeWind : words.pauseWind}
            onClick={() => setIsStill(!isStill)}
          >
            <Icon name={isStill ? 'play' : 'pause'} />
          </IconButton>
        </SwitchPlace>
      </Foot>
    </>
  );
}
