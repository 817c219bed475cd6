import { styled } from '@mui/material/styles';
import { Container } from '../../ui/Container';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { Heading } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { NewsContent } from '../../content/types/news';
import { color, font, media, type } from '../../theme/tokens';

/** The heading stands to the left of a ticker tape of rows: name, arrow, figure. */
const Grid = styled(Container)({
  display: 'grid',
  gap: '2.5rem',
  [media.desktop]: { gridTemplateColumns: '5fr 7fr', gap: 'clamp(2rem, 6vw, 7rem)' },
});

const Note = styled('p')({ ...type.small, marginBlockStart: '1.25rem', maxWidth: '24rem', color: color.inkSoft });

const Tape = styled('dl')({ margin: 0, borderBlockEnd: `1px solid ${color.line}` });

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: '1.5rem',
  paddingBlock: '1.125rem',
  borderBlockStart: `1px solid ${color.line}`,
});

const Name = styled('dt')({ fontSize: type.lead.fontSize });

const Figure = styled('dd')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.875rem',
  fontFamily: font.serif,
  fontSize: 'clamp(2rem, 1.6rem + 1.4vw, 2.875rem)',
  lineHeight: 1,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& svg': { color: color.accent },
});

type MarketId = keyof NewsContent['markets']['items'];

interface MarketsProps {
  readonly content: NewsContent['markets'];
  readonly figures: Readonly<Record<MarketId, string>>;
}

const order: readonly MarketId[] = ['us', 'caribbean', 'latinAmerica', 'trade'];

export function Markets({ content, figures }: MarketsProps) {
  return (
    <Section id="markets" tone="raised">
      <Grid>
        <div>
          <Heading>{content.heading}</Heading>
          <Note>{content.note}</Note>
        </div>
        <Tape>
          {order.map((id) => (
            <Row key={id} data-reveal="">
              <Name>{content.items[id]}</Name>
              <Figure>
                <Icon name="up" fontSize="large" />
                <VisuallyHidden>{content.up} </VisuallyHidden>
                {figures[id]}
              </Figure>
            </Row>
          ))}
        </Tape>
      </Grid>
    </Section>
  );
}
