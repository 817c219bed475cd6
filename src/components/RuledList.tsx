import { styled } from '@mui/material';
import { twoColumnsFrom, space } from '~/theme/layout';

export const RuledList = styled('ul')(({ theme }) => ({
  marginBlockStart: space.block,
  borderBlockEnd: theme.mixins.hairline,
}));

/** An item between hairlines: what it is about, and in wider windows its text beside that. */
export const RuledItem = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '0.5rem 2rem',
  paddingBlock: '2rem',
  borderBlockStart: theme.mixins.hairline,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr', alignItems: 'baseline' },
  [theme.breakpoints.up('lg')]: twoColumnsFrom(7),
}));
