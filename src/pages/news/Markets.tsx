import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { NewsContent } from '~/content/types/news';
import { figures as numerals } from '~/theme/typography';
import { Icon } from '~/ui/Icon';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';

/** The heading stands to the left of a ticker tape of rows: name, arrow, figure. */
const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '2.5rem',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr', gap: 'clamp(2rem, 6vw, 7rem)' },
}));

const Tape = styled('dl')(({ theme }) => ({ margin: 0, borderBlockEnd: `1px solid ${theme.vars.palette.divider}` }));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: '1.5rem',
  paddingBlock: '1.125rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

const Name = styled('dt')(({ theme }) => ({ fontSize: theme.typography.lead.fontSize }));

const Percentage = styled('dd')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.875rem',
  ...numerals,
  fontSize: 'clamp(2rem, 1.6rem + 1.4vw, 2.875rem)',
  lineHeight: 1,
  letterSpacing: '-0.015em',
  '& svg': { color: theme.vars.palette.secondary.main },
}));

type MarketId = keyof NewsContent['markets']['items'];

interface MarketsProps {
  readonly content: NewsContent['markets'];
  readonly figures: Readonly<Record<MarketId, string>>;
}

const order: readonly MarketId[] = ['us', 'caribbean', 'latinAmerica', 'trade'];

export function Markets({ content, figures }: MarketsProps) {
  return (
    <Section id="markets" tone="paper">
      <Grid>
        <div>
          <Typography variant="heading">{content.heading}</Typography>
          <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: '1.25rem', maxWidth: '24rem' }}>
            {content.note}
          </Typography>
        </div>
        <Tape>
          {order.map((id) => (
            <Row key={id} data-reveal="">
              <Name>{content.items[id]}</Name>
              <Percentage>
                <Icon name="up" fontSize="large" />
                <VisuallyHidden>{`${content.up} `}</VisuallyHidden>
                {figures[id]}
              </Percentage>
            </Row>
          ))}
        </Tape>
      </Grid>
    </Section>
  );
}
