import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { hasChart, hasCompanies, hasHeroPicture } from '~/config/features';
import type { HomeContent } from '~/content/schemas/pages/home';
import { HeroPicture } from '~/shell/HeroPicture';
import { headerHeight, space } from '~/theme/layout';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageButton';
import { ChartHero } from './ChartHero';

const Band = styled('section')(({ theme }) => ({
  ...theme.mixins.nightBackground,
  position: 'relative',
  // Above the figures' hairline, along which the passage runs.
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'min(100svh, 60rem)',
  // Not downwards, where the passage continues.
  overflowX: 'clip',
  [theme.breakpoints.up('md')]: { justifyContent: 'center' },
}));

/** Without the chart; on a phone a picture is seen below the words. */
const PlainContent = styled(Container)(({ theme }) => ({
  position: 'relative',
  paddingBlock: `calc(${headerHeight} + clamp(1.5rem, 5vh, 3rem)) ${hasHeroPicture ? '75vw' : space.section}`,
  '& p': { marginBlockStart: '1.75rem', maxWidth: 'max(21rem, 40%)' },
  [theme.breakpoints.up('md')]: { paddingBlockEnd: space.columns },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.875rem',
  marginBlockStart: '2.25rem',
});

interface HeroProps {
  readonly content: HomeContent['hero'];
}

/** Heading, lead and first actions. */
function Words({ content }: HeroProps) {
  return (
    <>
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
    </>
  );
}

/** The hero on the chart, on the owner's picture, or on the night alone. */
export function Hero({ content }: HeroProps) {
  const words = <Words content={content} />;
  if (hasChart && content.chart)
    return (
      <Band>
        <ChartHero words={content.chart}>{words}</ChartHero>
      </Band>
    );
  return (
    <Band>
      {hasHeroPicture && <HeroPicture isTall />}
      <PlainContent>{words}</PlainContent>
    </Band>
  );
}
