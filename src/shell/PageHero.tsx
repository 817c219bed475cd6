import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { headEndId } from '~/boot/contract';
import type { PageId } from '~/content/pages';
import type { HeadChartProps } from '~/features/chart/HeadChart';
import type { Crumb } from '~/seo/breadcrumbTrail';
import { headerHeight, space } from '~/theme/layout';
import { Breadcrumbs } from './Breadcrumbs';
import { HeroGround } from './HeroPicture';

interface HeadBandProps extends Pick<HeadChartProps, 'crop'> {
  /** Marks on the chart. */
  readonly marks?: ReactNode;
  readonly children?: ReactNode;
}

const Band = styled('div')(({ theme }) => ({
  ...theme.mixins.nightBackground,
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `calc(${headerHeight} + 0.5rem) ${space.block}`,
}));

const Content = styled(Container)({ position: 'relative', zIndex: 1 });

/** The band at the top of a page: dark in both schemes, with its words above the chart or the owner's picture. */
export function HeadBand({ children, crop, marks }: HeadBandProps) {
  return (
    <Band>
      <Content>{children}</Content>
      <HeroGround crop={crop}>{marks}</HeroGround>
      <span id={headEndId} hidden />
    </Band>
  );
}

/** Beside the heading where there is room, else on a line of its own, which stands there empty too. */
const Subject = styled('span')(({ theme }) => ({
  ...theme.typography.lead,
  display: 'block',
  minHeight: '1.5em',
  marginBlockStart: '0.5rem',
  letterSpacing: 0,
  [theme.breakpoints.up('lg')]: { display: 'inline-block', margin: 0, marginInlineStart: '1.5rem' },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.5rem',
  marginBlockStart: '2rem',
});

interface PageHeroProps extends HeadBandProps {
  readonly page: PageId;
  readonly heading: string;
  /** What of the page is shown; may be empty. */
  readonly subject?: string;
  readonly crumbs?: readonly Crumb[];
  readonly lead: string;
}

/** The night band at the top of every page but home: breadcrumbs, title, lead and first actions. */
export function PageHero({ page, heading, subject, crumbs, lead, children, ...chart }: PageHeroProps) {
  return (
    <HeadBand {...chart}>
      <Breadcrumbs page={page} further={crumbs} />
      <Typography
        variant="title"
        sx={{ marginBlockStart: 'clamp(1.5rem, 3vw, 3rem)', maxWidth: subject === undefined ? undefined : 'none' }}
      >
        {heading}
        {subject !== undefined && <Subject>{subject === '' ? '' : ` ${subject}`}</Subject>}
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '36rem' }}>
        {lead}
      </Typography>
      {children !== undefined && <Actions>{children}</Actions>}
    </HeadBand>
  );
}
