import { Container, styled, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ButtonRow } from '~/components/ButtonRow';
import { HydrationBoundary } from '~/components/HydrationBoundary';
import { SilentErrorBoundary } from '~/components/SilentErrorBoundary';
import { useCurrentPage } from '~/components/useCurrentPage';
import { WholeWords } from '~/components/WholeWords';
import { heroEndId } from '~/config/documentNames';
import { PageChart } from '~/features/chart/PageChart';
import { getPageCrop } from '~/features/chart/pageCharts';
import { headerHeight, space } from '~/theme/layout';
import { headlineVariant } from '~/theme/typography';
import { Breadcrumbs } from './Breadcrumbs';
import type { Breadcrumb } from './createBreadcrumbs';

interface HeroBandProps {
  /** Whether the band is low, so that the page's list begins in the first view. */
  readonly isLow?: boolean;
  readonly children?: ReactNode;
}

interface BandState {
  readonly hasChart: boolean;
  readonly isLow: boolean;
}

const Band = styled('div')<{ ownerState: BandState }>(({ theme, ownerState: { hasChart, isLow } }) => ({
  ...theme.mixins.nightBackground,
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `calc(${headerHeight} + 0.5rem) ${isLow ? '1.25rem' : '2rem'}`,
  ...(hasChart && {
    [theme.breakpoints.up('lg')]: { minHeight: '24rem', paddingBlockEnd: isLow ? '1.25rem' : space.block },
  }),
}));

/** The band at the top of a page: dark in both schemes, with its words above the chart if the page has a part of it. */
export function HeroBand({ children, isLow = false }: HeroBandProps) {
  const { page, selection } = useCurrentPage();
  return (
    <HydrationBoundary>
      <Band ownerState={{ hasChart: getPageCrop(page) !== undefined, isLow }}>
        <Container sx={{ position: 'relative', zIndex: 1 }}>{children}</Container>
        <SilentErrorBoundary>
          <PageChart page={page} region={selection.region} />
        </SilentErrorBoundary>
        <span id={heroEndId} hidden />
      </Band>
    </HydrationBoundary>
  );
}

interface HeroHeadingProps {
  readonly variant: 'display' | 'h1' | 'h2';
  readonly isLow: boolean;
  readonly children: string;
}

/** The title of a page. */
export function HeroHeading({ variant, isLow, children }: HeroHeadingProps) {
  return (
    <Typography
      variant={variant}
      component="h1"
      sx={({ breakpoints, typography }) => ({
        mt: 'clamp(1rem, 2vw, 1.75rem)',
        ...(isLow && {
          maxWidth: 'none',
          // On a phone the headline has one line in each language, also in the fallback fonts: nothing moves when the fonts arrive.
          [breakpoints.down('sm')]: { fontSize: typography.h2.fontSize },
        }),
      })}
    >
      {children}
    </Typography>
  );
}

interface PageHeroProps extends HeroBandProps {
  readonly heading: string;
  /** The size of the heading, if it does not follow from its length. */
  readonly variant?: HeroHeadingProps['variant'];
  readonly crumbs?: readonly Breadcrumb[];
  /** Name of the page in its breadcrumbs, if the shell does not know it. */
  readonly pageName?: string;
  readonly lead: string;
  /** A remark below the lead. */
  readonly note?: ReactNode;
}

/** The night band at the top of every page but home: breadcrumbs, title, lead and first actions. */
export function PageHero({
  heading,
  variant = headlineVariant('h1', heading),
  crumbs,
  pageName,
  lead,
  note,
  children,
  ...band
}: PageHeroProps) {
  const { isLow = false } = band;
  return (
    <HeroBand {...band}>
      <Breadcrumbs further={crumbs} pageName={pageName} />
      <HeroHeading variant={variant} isLow={isLow}>
        {heading}
      </HeroHeading>
      <Typography variant={isLow ? 'body1' : 'subtitle1'} color="textSecondary" sx={{ mt: isLow ? 1 : 2.5 }}>
        <WholeWords text={lead} />
      </Typography>
      {note}
      {children !== undefined && <ButtonRow sx={{ mt: isLow ? 1 : 'clamp(1.25rem, 4vw, 2rem)' }}>{children}</ButtonRow>}
    </HeroBand>
  );
}
