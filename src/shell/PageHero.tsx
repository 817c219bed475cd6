import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PageId } from '~/content/pages';
import { headerHeight, space } from '~/theme/layout';
import { Breadcrumbs } from './Breadcrumbs';
import { HeroChart, type HeroCrop } from './HeroChart';

const Band = styled('div')(({ theme }) => ({
  ...theme.mixins.nightBackground,
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `calc(${headerHeight} + 0.5rem) ${space.block}`,
}));

const Content = styled(Container)({ position: 'relative', '& h1': { marginBlockStart: 'clamp(1.5rem, 3vw, 3rem)' } });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.5rem',
  marginBlockStart: '2rem',
});

interface PageHeroProps {
  readonly page: PageId;
  readonly heading: string;
  readonly lead: string;
  readonly crop?: HeroCrop;
  /** Marks on the chart. */
  readonly marks?: ReactNode;
  readonly children?: ReactNode;
}

/** The night band at the top of every page but home: breadcrumbs, title, lead and first actions. */
export function PageHero({ page, heading, lead, crop, marks, children }: PageHeroProps) {
  return (
    <Band>
      <HeroChart crop={crop}>{marks}</HeroChart>
      <Content>
        <Breadcrumbs page={page} />
        <Typography variant="title">{heading}</Typography>
        <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '36rem' }}>
          {lead}
        </Typography>
        {children !== undefined && <Actions>{children}</Actions>}
      </Content>
    </Band>
  );
}
