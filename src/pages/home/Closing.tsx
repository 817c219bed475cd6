import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { HomeContent } from '../../content/types/home';
import { Icon } from '../../ui/Icon';
import { PageButton } from '../../ui/PageButton';
import { Section } from '../../ui/Section';

const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '2rem',
  alignItems: 'end',
  '& h2': { maxWidth: '12ch' },
  '& p': { marginBlockEnd: '1.75rem' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '7fr 5fr', gap: '4rem' },
}));

export function Closing({ content }: { readonly content: HomeContent['closing'] }) {
  return (
    <Section>
      <Grid data-reveal="">
        <Typography variant="title" component="h2">
          {content.heading}
        </Typography>
        <div>
          <Typography variant="lead" color="textSecondary">
            {content.text}
          </Typography>
          <PageButton page="contact" endIcon={<Icon name="arrow" />}>
            {content.action}
          </PageButton>
        </div>
      </Grid>
    </Section>
  );
}
