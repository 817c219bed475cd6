import { styled, Typography } from '@mui/material';
import { TitledSection } from '~/components/Section';
import { space } from '~/theme/layout';
import type { PortfolioContent } from './portfolio.schema';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2.5rem',
  marginBlockStart: space.block,
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginBlockStart: '1rem' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.columns },
}));

const Points = styled('ul')({ marginBlockStart: '1.25rem' });

const Point = styled('li')(({ theme }) => ({
  paddingBlock: '0.875rem',
  borderBlockStart: theme.mixins.hairline,
  color: theme.vars.palette.text.secondary,
}));

export function PortfolioApproach({ content }: { readonly content: PortfolioContent['approach'] }) {
  return (
    <TitledSection id="approach" tone="paper" heading={content.heading}>
      <Columns>
        {content.columns.map(({ title, points }) => (
          <div key={title} data-reveal="">
            <Typography variant="h3">{title}</Typography>
            <Points>
              {points.map((point) => (
                <Point key={point}>{point}</Point>
              ))}
            </Points>
          </div>
        ))}
      </Columns>
    </TitledSection>
  );
}
