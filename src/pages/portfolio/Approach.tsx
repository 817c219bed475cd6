import { styled } from '@mui/material/styles';
import { Container } from '../../ui/Container';
import { Section } from '../../ui/Section';
import { Heading, Subheading } from '../../ui/Text';
import type { PortfolioContent } from '../../content/types/portfolio';
import { color, media, space } from '../../theme/tokens';

const Columns = styled('div')({
  display: 'grid',
  gap: '2.5rem',
  marginBlockStart: space.block,
  [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 'clamp(1.5rem, 4vw, 4rem)' },
});

const Points = styled('ul')({
  marginBlockStart: '1.25rem',
  '& li': { paddingBlock: '0.875rem', borderBlockStart: `1px solid ${color.line}`, color: color.inkSoft },
});

export function Approach({ content }: { readonly content: PortfolioContent['approach'] }) {
  return (
    <Section id="approach" tone="raised">
      <Container>
        <Heading>{content.heading}</Heading>
        <Columns>
          {content.columns.map(({ title, points }) => (
            <div key={title} data-reveal="">
              <Subheading>{title}</Subheading>
              <Points>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </Points>
            </div>
          ))}
        </Columns>
      </Container>
    </Section>
  );
}
