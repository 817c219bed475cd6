import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pictures } from '../assets/pictures/pictures';
import { Container } from '../components/Container';
import type { PageId } from '../config/paths';
import { headerHeight, media, onNight, space, type } from '../theme/tokens';
import { Breadcrumbs } from './Breadcrumbs';
import { nightGround } from './nightGround';

const Band = styled('div')({
  ...nightGround,
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `calc(${headerHeight} + 0.5rem) ${space.block}`,
});

const layer = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

const Chart = styled('picture')({
  '& img': { ...layer, maxWidth: 'none', objectFit: 'cover', objectPosition: '60% 66%', opacity: 0.6 },
  [media.tablet]: { '& img': { objectPosition: '78% 42%' } },
  [media.desktop]: { '& img': { opacity: 0.85 } },
  '@media print': { display: 'none' },
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
  const wide = pictures['hero-chart'];
  const tall = pictures['hero-chart-portrait'];
  return (
    <Band>
      <Chart>
        <source media="(min-width: 48rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
        <img src={tall.src} width={tall.width} height={tall.height} alt="" fetchPriority="high" />
      </Chart>
      <Content>
        <Breadcrumbs page={page} />
        <Title>{heading}</Title>
        <Lead>{lead}</Lead>
        {children !== undefined && <Actions>{children}</Actions>}
      </Content>
    </Band>
  );
}
