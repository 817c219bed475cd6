import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { fill } from '~/content/fill';
import { headerHeight } from '~/theme/layout';

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem',
  '& + &': { marginBlockStart: 'clamp(3.5rem, 2.5rem + 3vw, 6rem)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: '2rem' },
}));

const Side = styled('header')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight} + 2rem)`,
    alignSelf: 'start',
  },
}));

const Count = styled('span')(({ theme }) => ({
  marginInlineStart: '0.375rem',
  color: theme.vars.palette.text.secondary,
  fontFamily: theme.typography.fontFamily,
  fontSize: '1.0625rem',
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
}));

const Ruled = styled(List)(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > li': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
})) as typeof List;

interface HitGroupProps<Hit> {
  readonly heading: string;
  readonly note?: string | undefined;
  readonly hits: readonly Hit[];
  /** How many are shown at first. */
  readonly few: number;
  readonly showAll: string;
  /** Renders a list item. */
  readonly children: (hit: Hit) => ReactNode;
}

/** Hits of one kind under a heading; only the best until all are asked for. */
export function HitGroup<Hit>({ heading, note, hits, few, showAll, children }: HitGroupProps<Hit>) {
  const [expanded, setExpanded] = useState(false);
  if (hits.length === 0) return null;
  const shown = expanded ? hits : hits.slice(0, few);
  return (
    <Group>
      <Side>
        <Typography variant="heading">
          {heading} <Count>{hits.length}</Count>
        </Typography>
        {note !== undefined && (
          <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: '0.5rem' }}>
            {note}
          </Typography>
        )}
      </Side>
      <div>
        <Ruled component="ol">{shown.map(children)}</Ruled>
        {shown.length < hits.length && (
          <Button variant="outline" sx={{ marginBlockStart: '2rem' }} onClick={() => setExpanded(true)}>
            {fill(showAll, { count: hits.length })}
          </Button>
        )}
      </div>
    </Group>
  );
}
