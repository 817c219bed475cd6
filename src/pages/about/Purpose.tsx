import { Container, styled, Typography } from '@mui/material';
import { createPlate } from '~/assets/pictureFile';
import schooner from '~/assets/plates/about-640.webp';
import schoonerLarge from '~/assets/plates/about-1280.webp';
import { Picture } from '~/components/Picture';
import { Section } from '~/components/Section';
import type { TitledText } from '~/content/searchText';
import { stickyColumnStyle, space } from '~/theme/layout';

const schoonerPlate = createPlate(schooner, schoonerLarge, 640, 427);

/** Two statements with the plate between them; in wide windows the first stands beside the plate, and the second below both. */
const Pair = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: space.block,
  '& img': theme.mixins.plateEdge,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space.columns,
    '& figure': { gridArea: '1 / 1', ...stickyColumnStyle },
    '& > :last-child': { gridColumn: '1 / -1' },
  },
}));

const Statement = styled('div')(({ theme }) => ({
  paddingBlockStart: '1rem',
  borderBlockStart: theme.mixins.hairline,
  // A long word is broken before it widens the column.
  '& h2': { minWidth: 0 },
}));

function StatementText({ title, text }: TitledText) {
  return (
    <div data-reveal="">
      <Typography variant="subtitle1" component="h2" color="textSecondary">
        {title}
      </Typography>
      <Typography variant="statement" sx={{ mt: 1.5, textWrapStyle: 'balance' }}>
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
          <Picture plate={schoonerPlate} alt="" sizes="(min-width: 64rem) 46vw, 90vw" />
        </figure>
        <Statement id="vision">
          <StatementText {...vision} />
        </Statement>
      </Pair>
    </Section>
  );
}
