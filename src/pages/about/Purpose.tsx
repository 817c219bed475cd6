import { Container, styled, Typography } from '@mui/material';
import visionDrawing from '~/assets/pictures/about-vision.svg';
import type { TitledText } from '~/schemas/fields';
import { layer, space } from '~/theme/layout';
import { Picture } from '~/ui/Picture';
import { Section } from '~/ui/Section';

const visionPicture = { src: visionDrawing, width: 1200, height: 900 } as const;

/** Two statements, one below the other; in wide windows beside a picture that is as high as both. */
const Pair = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: space.block,
  '& img': { aspectRatio: '16 / 9' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space.columns,
    '& figure': { position: 'relative', gridArea: '1 / 1 / 3' },
    '& img': { ...layer, height: '100%', aspectRatio: 'auto' },
  },
}));

const Statement = styled('div')(({ theme }) => ({
  paddingBlockStart: '1rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  // A long word is broken before it widens the column.
  '& h2': { minWidth: 0 },
}));

function StatementText({ title, text }: TitledText) {
  return (
    <div data-reveal="">
      <Typography variant="h2">{title}</Typography>
      <Typography variant="statement" sx={{ mt: 3 }}>
        {text}
      </Typography>
    </div>
  );
}

export function Purpose({ mission, vision }: { readonly mission: TitledText; readonly vision: TitledText }) {
  return (
    <Section>
      <Pair>
        <Statement id="mission">
          <StatementText {...mission} />
        </Statement>
        <figure data-reveal="">
          <Picture file={visionPicture} focus="38%" alt="" />
        </figure>
        <Statement id="vision">
          <StatementText {...vision} />
        </Statement>
      </Pair>
    </Section>
  );
}
