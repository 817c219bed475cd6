import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { pictures } from '../../assets/pictures/pictures';
import Container from '@mui/material/Container';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { capabilityIds } from '../../content/facts';
import type { HomeContent } from '../../content/types/home';
import { headerHeight, space } from '../../theme/layout';

/** An asymmetric pair: the heading stays in view beside the list it names. */
const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: space.block,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr', gap: 'clamp(2rem, 6vw, 7rem)' },
}));

const Intro = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight} + 3rem)`,
    alignSelf: 'start',
  },
}));

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem',
  alignItems: 'center',
  paddingBlock: 'clamp(1.75rem, 3vw, 2.75rem)',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& p': { marginBlockStart: '0.75rem' },
  '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 6fr', gap: 'clamp(1.5rem, 3vw, 3rem)' },
}));

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
          <Typography variant="heading">{content.heading}</Typography>
          <Typography variant="lead" color="textSecondary">
            {content.lead}
          </Typography>
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
                  <Typography variant="subheading">{title}</Typography>
                  <Typography color="textSecondary">{text}</Typography>
                </div>
              </Item>
            );
          })}
        </ul>
      </Grid>
    </Section>
  );
}
