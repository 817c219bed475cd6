import { Box, Grid, Typography } from '@mui/material';
import { TitledSection } from '~/components/Section';
import { space } from '~/theme/layout';
import type { AboutContent } from './about.schema';

export function Values({ content }: { readonly content: AboutContent['values'] }) {
  return (
    <TitledSection id="values" tone="paper" heading={content.heading}>
      <Box component="ul" sx={{ mt: space.block, borderBottom: 1, borderColor: 'divider' }}>
        {content.items.map(({ title, text }) => (
          <Grid
            container
            component="li"
            key={title}
            rowSpacing={1}
            columnSpacing={space.columns}
            data-reveal=""
            sx={{ alignItems: 'baseline', py: 4, borderTop: 1, borderColor: 'divider' }}
          >
            <Grid size={{ xs: 12, md: 5, lg: 6 }}>
              <Typography variant="h2Small" component="h3">
                {title}
              </Typography>
            </Grid>
            <Grid size={{ xs: 12, md: 7, lg: 6 }}>
              <Typography variant="subtitle1" color="textSecondary">
                {text}
              </Typography>
            </Grid>
          </Grid>
        ))}
      </Box>
    </TitledSection>
  );
}
