import { styled } from '@mui/material/styles';
import { Container } from '../../ui/Container';
import { Section } from '../../ui/Section';
import { Body, Heading, Subheading } from '../../ui/Text';
import type { AboutContent } from '../../content/types/about';
import { color, media, space } from '../../theme/tokens';

const List = styled('ul')({ marginBlockStart: space.block });

const Row = styled('li')({
  display: 'grid',
  gap: '0.5rem 2rem',
  paddingBlock: '2rem',
  borderBlockStart: `1px solid ${color.line}`,
  '&:last-of-type': { borderBlockEnd: `1px solid ${color.line}` },
  [media.tablet]: { gridTemplateColumns: '5fr 7fr', alignItems: 'baseline' },
});

export function Values({ content }: { readonly content: AboutContent['values'] }) {
  return (
    <Section id="values" tone="raised">
      <Container>
        <Heading>{content.heading}</Heading>
        <List>
          {content.items.map(({ title, text }) => (
            <Row key={title} data-reveal="">
              <Subheading>{title}</Subheading>
              <Body>{text}</Body>
            </Row>
          ))}
        </List>
      </Container>
    </Section>
  );
}
