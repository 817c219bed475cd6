import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { hasCompanies } from '~/config/features';
import { harbourIds } from '~/content/harbours';
import type { HomeContent } from '~/content/schemas/pages/home';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageButton';
import {
  Actions,
  Backdrop,
  Band,
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
} from './heroStyles';

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
            {harbourIds.map((id) => (
              <Place key={id} ownerState={{ id }} data-passage={id === 'portAuPrince' ? '' : undefined}>
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
          {hasCompanies && (
            <PageButton variant="night" page="portfolio" endIcon={<Icon name="arrow" />}>
              {content.portfolio}
            </PageButton>
          )}
          <PageButton variant={hasCompanies ? 'nightOutline' : 'night'} page="contact">
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
