import { styled } from '@mui/material/styles';
import { pictures } from '../../assets/pictures/pictures';
import { Container } from '../../ui/Container';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { Body, Heading, Lead, Subheading } from '../../ui/Text';
import { capabilityIds } from '../../content/facts';
import type { HomeContent } from '../../content/types/home';
import { color, headerHeight, media, space } from '../../theme/tokens';

/** An asymmetric pair: the heading stays in view beside the list it names. */
const Grid = styled(Container)({
  display: 'grid',
  gap: space.block,
  [media.desktop]: { gridTemplateColumns: '5fr 7fr', gap: 'clamp(2rem, 6vw, 7rem)' },
});

const Intro = styled('div')({
  [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${headerHeight} + 3rem)`, alignSelf: 'start' },
});

const Item = styled('li')({
  display: 'grid',
  gap: '1.5rem',
  alignItems: 'center',
  paddingBlock: 'clamp(1.75rem, 3vw, 2.75rem)',
  borderBlockStart: `1px solid ${color.line}`,
  '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  [media.tablet]: { gridTemplateColumns: '5fr 6fr', gap: 'clamp(1.5rem, 3vw, 3rem)' },
});

const Text = styled(Body)({ marginBlockStart: '0.75rem' });

const pictureOf = {
  investment: pictures['capability-investment'],
  operations: pictures['capability-operations'],
  expansion: pictures['capability-expansion'],
} as const;

export function Capabilities({ content }: { readonly content: HomeContent['capabilities'] }) {
  return (
    <Section id="capabilities">
      <Grid>
        <Intro>
          <Heading>{content.heading}</Heading>
          <Lead>{content.lead}</Lead>
        </Intro>
        <ul data-stagger="200">
          {capabilityIds.map((id) => {
            const { title, text, imageAlt } = content.items[id];
            return (
              <Item key={id} data-reveal="">
                <Picture
                  file={pictureOf[id]}
                  alt={imageAlt}
                  sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 42vw, 92vw"
                />
                <div>
                  <Subheading>{title}</Subheading>
                  <Text>{text}</Text>
                </div>
              </Item>
            );
          })}
        </ul>
      </Grid>
    </Section>
  );
}
