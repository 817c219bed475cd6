import { Box, styled, Typography } from '@mui/material';
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

export function PortfolioApproach({ content }: { readonly content: PortfolioContent['approach'] }) {
  return (
    <TitledSection id="approach" tone="paper" heading={content.heading}>
      <Columns>
        {content.columns.map(({ title, points }) => (
          <div key={title} data-reveal="">
            <Typography variant="h3">{title}</Typography>
            <Box component="ul" sx={{ mt: 2.5, color: 'text.secondary' }}>
              {points.map((point) => (
                <Box component="li" key={point} sx={{ py: 1.75, borderTop: 1, borderColor: 'divider' }}>
                  {point}
                </Box>
              ))}
            </Box>
          </div>
        ))}
      </Columns>
    </TitledSection>
  );
}
