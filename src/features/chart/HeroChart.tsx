import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { HomeChartWords } from '~/content/schemas/pages/home';
import { Icon } from '~/ui/Icon';
import { hasChart } from '~generated/features';
import { harbourIds } from './harbours';
import {
  Backdrop,
  Chart,
  Clip,
  Foot,
  Gusts,
  Lines,
  Names,
  Place,
  Stage,
  tall,
  wide,
  WindSwitch,
} from './heroChartStyles';
import { ThreadLeg } from './Thread';

/** What the chart leaves below the words of a phone's hero; undefined where the site has none. */
export const heroChartSpace = hasChart ? '82vw' : undefined;

function WindyChart({ words }: { readonly words: HomeChartWords }) {
  const [isStill, setIsStill] = useState(false);
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
          </Stage>
        </Clip>
        <Stage>
          <ThreadLeg leg="departure" />
          <Names aria-hidden="true">
            {harbourIds.map((id) => (
              <Place key={id} ownerState={{ id }}>
                {words.harbours[id]}
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
export function HeroChart({ words }: { readonly words: HomeChartWords | undefined }) {
  return hasChart && words !== undefined ? <WindyChart words={words} /> : null;
}
