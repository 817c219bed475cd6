import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { harbourIds } from '~/content/harbours';
import type { HomeChartWords } from '~/content/schemas/pages/home';
import { Icon } from '~/ui/Icon';
import {
  Backdrop,
  Chart,
  Clip,
  Content,
  Foot,
  Gusts,
  Lines,
  Names,
  Place,
  Stage,
  tall,
  wide,
  WindSwitch,
} from './chartStyles';

interface ChartHeroProps {
  readonly words: HomeChartWords;
  readonly children: ReactNode;
}

/** The hero on the chart: its wind, the names of its harbours, and a switch that stills it. */
export function ChartHero({ words, children }: ChartHeroProps) {
  const [isStill, setIsStill] = useState(false);
  return (
    <>
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
            {harbourIds.map((id) => (
              <Place key={id} ownerState={{ id }} data-passage={id === 'portAuPrince' ? '' : undefined}>
                {words.harbours[id]}
              </Place>
            ))}
          </Names>
        </Stage>
      </Backdrop>
      <Content>{children}</Content>
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
