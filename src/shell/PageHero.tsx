import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Container } from '../ui/Container';
import type { PageId } from '../content/pages';
import { headerHeight, onNight, space, type } from '../theme/tokens';
import { Breadcrumbs } from './Breadcrumbs';
import { HeroChart } from './HeroChart';
import { nightGround } from '../theme/nightGround';

const Band = styled('div')({
  ...nightGround,
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `calc(${headerHeight} + 0.5rem) ${space.block}`,
});

const Content = styled(Container)({ position: 'relative' });

const Title = styled('h1')({ ...type.title, marginBlockStart: 'clamp(1.5rem, 3vw, 3rem)', maxWidth: '16ch' });

const Lead = styled('p')({ ...type.lead, marginBlockStart: '1.25rem', maxWidth: '36rem', color: onNight.inkSoft });

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
  readonly children?: ReactNode;
}

/** The night band every page but home opens with: trail, title, lead, and what the page offers at once. */
export function PageHero({ page, heading, lead, children }: PageHeroProps) {
  return (
    <Band>
      <HeroChart />
      <Content>
        <Breadcrumbs page={page} />
        <Title>{heading}</Title>
        <Lead>{lead}</Lead>
        {children !== undefined && <Actions>{children}</Actions>}
      </Content>
    </Band>
  );
}
