import { Container, styled, Typography } from '@mui/material';
import { ButtonRow } from '~/components/ButtonRow';
import { HydrationBoundary } from '~/components/HydrationBoundary';
import { Icon } from '~/components/Icon';
import { PageButton } from '~/components/PageLink';
import { SilentErrorBoundary } from '~/components/SilentErrorBoundary';
import { WholeWords } from '~/components/WholeWords';
import { heroEndId } from '~/config/documentNames';
import { HeroChart } from '~/features/chart/HeroChart';
import { headerHeight, space, targetSize } from '~/theme/layout';
import { headlineVariant } from '~/theme/typography';
import type { HomeContent } from './home.schema';

const Band = styled('section')(({ theme }) => ({
  ...theme.mixins.nightBackground,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // The hero leaves room for the first line of the next band.
  minHeight: 'min(100svh - 4rem, 60rem)',
  overflow: 'clip',
  [theme.breakpoints.up('md')]: { justifyContent: 'center', minHeight: 'min(100svh - 8.5rem, 60rem)' },
}));

/** On a phone the chart is visible below the texts, which end before the name of the western harbour begins. */
const Content = styled(Container)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  paddingBlock: `calc(${headerHeight} + 1.5rem) 82vw`,
  // The switch of the wind stands below them.
  [theme.breakpoints.up('md')]: {
    paddingBlock: `calc(${headerHeight} + 3rem) max(${space.columns}, ${targetSize} + 1.25rem)`,
  },
}));

/** Heading, lead and first actions, on the chart, or on the dark background alone. */
export function Hero({ content }: { readonly content: HomeContent['hero'] }) {
  return (
    <HydrationBoundary>
      <Band>
        <Content>
          <Typography variant={headlineVariant('display', content.heading)} component="h1">
            {content.heading}
          </Typography>
          <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 3, maxWidth: 'max(21rem, 40%)' }}>
            <WholeWords text={content.lead} />
          </Typography>
          <ButtonRow sx={{ mt: 4 }}>
            <PageButton variant="contained" color="onNight" page="portfolio" endIcon={<Icon name="arrow" />}>
              {content.portfolio}
            </PageButton>
            <PageButton variant="outlined" color="onNight" page="contact">
              {content.contact}
            </PageButton>
          </ButtonRow>
        </Content>
        <SilentErrorBoundary>
          <HeroChart />
        </SilentErrorBoundary>
        <span id={heroEndId} hidden />
      </Band>
    </HydrationBoundary>
  );
}
