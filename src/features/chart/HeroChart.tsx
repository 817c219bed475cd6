import { Container, IconButton, styled } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/Icon';
import { useShell } from '~/components/ShellContext';
import { useHydrated } from '~/components/useHydrated';
import { attributes } from '~/config/documentNames';
import { fillParentStyle, media, motion } from '~/theme/layout';
import { chartPictures } from './chartPictures';
import { HarbourNames } from './HarbourNames';
import { NightShade } from './NightShade';
import { useNow } from './useNow';
import { Wind } from './Wind';

const { wideChart: wide, tallChart: tall } = chartPictures;

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
            <Wind isStill={isStill} />
            <NightShade now={now} />
          </Stage>
        </Clip>
        <Stage>
          <HarbourNames now={now} />
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
