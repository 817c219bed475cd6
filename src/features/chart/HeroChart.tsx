import { IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import type { HomeChartWords } from '~/content/schemas/pages';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { hasChart } from '~generated/features';
import { picture as wide } from '~generated/pictures/hero-chart';
import { picture as tall } from '~generated/pictures/hero-chart-portrait';
import { globes, harbourIds } from './harbours';
import { HarbourTime, useNow } from './HarbourTimes';
import {
  Backdrop,
  Chart,
  Clip,
  Clock,
  Foot,
  Gusts,
  Lines,
  Names,
  Place,
  Shade,
  Stage,
  WindSwitch,
} from './heroChartStyles';
import { Dusk, isDark } from './Night';
import { ThreadLeg } from './Thread';

/** What the chart leaves below the words of a phone's hero; undefined where the site has none. */
export const heroChartSpace = hasChart ? '82vw' : undefined;

interface HeroChartProps {
  readonly words: HomeChartWords | undefined;
  /** Whether its lights are asked for, by day too. */
  readonly isAsked: boolean;
}

function WindyChart({ words, isAsked }: HeroChartProps & { readonly words: HomeChartWords }) {
  const [isStill, setIsStill] = useState(false);
  const now = useNow();
  return (
    <>
      <Backdrop data-screen-only="">
        <Clip>
          <Stage>
            <Chart>
              <source media="(min-width: 48rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
              <img src={tall.src} width={tall.width} height={tall.height} alt="" fetchPriority="low" />
            </Chart>
            <Gusts aria-hidden="true" data-still={isStill ? '' : undefined}>
              <Lines />
            </Gusts>
            {(['tall', 'wide'] as const).map((chart) => (
              <Shade
                key={chart}
                chart={chart}
                aria-hidden="true"
                viewBox={`0 0 ${globes[chart].width} ${globes[chart].height}`}
                data-shown={now ? '' : undefined}
              >
                {now && <Dusk chart={chart} now={now} />}
              </Shade>
            ))}
          </Stage>
        </Clip>
        <Stage>
          <ThreadLeg leg="departure" />
          <Names>
            {harbourIds.map((id) => (
              <Place key={id} ownerState={{ id }} data-lit={isAsked || (now && isDark(id, now)) ? '' : undefined}>
                {words.harbours[id]} <VisuallyHidden>{words.localTime}</VisuallyHidden>{' '}
                <Clock>
                  <HarbourTime id={id} />
                </Clock>
              </Place>
            ))}
          </Names>
        </Stage>
      </Backdrop>
      <Foot>
        <Typography variant="small" color="textSecondary">
          {words.caption}
        </Typography>
        <WindSwitch>
          <IconButton aria-label={isStill ? words.resumeWind : words.pauseWind} onClick={() => setIsStill(!isStill)}>
            <Icon name={isStill ? 'play' : 'pause'} />
          </IconButton>
        </WindSwitch>
      </Foot>
    </>
  );
}

/** The chart of the home page's hero, which must be positioned: its wind, its harbours' names, a switch that stills it. */
export function HeroChart({ words, isAsked }: HeroChartProps) {
  return hasChart && words !== undefined ? <WindyChart words={words} isAsked={isAsked} /> : null;
}
