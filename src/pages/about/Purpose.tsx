import { Container, styled, Typography } from '@mui/material';
import type { TitledText } from '~/schemas/fields';
import { space } from '~/theme/layout';
import { font } from '~/theme/typography';
import { Picture } from '~/ui/Picture';
import { Section } from '~/ui/Section';
import { picture as aboutVisionPicture } from '~generated/pictures/about-vision';

/** Two statements as an asymmetric pair, the second beside a picture. */
const Pair = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: space.block,
  '& img': { aspectRatio: '16 / 9' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space.columns,
    '& figure': { gridColumn: '1 / 5' },
    '& img': { aspectRatio: '4 / 3' },
  },
}));

const Statement = styled('div')(({ theme }) => ({
  '& h2': { maxWidth: 'none', paddingBlockEnd: '1rem', borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('lg')]: {
    '&:nth-of-type(1)': { gridColumn: '1 / 9' },
    '&:nth-of-type(2)': { gridColumn: '5 / 13' },
  },
}));

const StatementParagraph = styled(Typography)({
  marginBlockStart: '1.5rem',
  fontFamily: font.headings,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
  lineHeight: 1.28,
  maxWidth: 'none',
  letterSpacing: '-0.008em',
});

function StatementText({ title, text }: TitledText) {
  return (
    <>
      <Typography variant="heading">{title}</Typography>
      <StatementParagraph>{text}</StatementParagraph>
    </>
  );
}

export function Purpose({ mission, vision }: { readonly mission: TitledText; readonly vision: TitledText }) {
  return (
    <Section>
      <Pair>
        <Statement id="mission" data-reveal="">
          <StatementText {...mission} />
        </Statement>
        <figure data-reveal="">
          <Picture file={aboutVisionPicture} alt="" sizes="(min-width: 64rem) 32vw, 92vw" />
        </figure>
        <Statement id="vision" data-reveal="">
          <StatementText {...vision} />
        </Statement>
      </Pair>
    </Section>
  );
}
