import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { space, targetSize } from '~/theme/layout';

export const Band = styled('footer')(({ theme }) => ({
  ...theme.mixins.nightSurface,
  paddingBlock: `${space.block} 2rem`,
}));

export const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '2.5rem 2rem',
  // One column, where large text leaves no space for a second one.
  [theme.breakpoints.up(20)]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '6fr 3fr 3fr' },
}));

export const Blurb = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  '& p': { marginBlockStart: '1rem', maxWidth: '30ch' },
  [theme.breakpoints.up('lg')]: { gridColumn: 'auto', paddingInlineEnd: '4rem' },
}));

export const FooterLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minWidth: targetSize,
  minHeight: targetSize,
  paddingBlock: '0.375rem',
}) as typeof Link;

export const MailLink = styled(FooterLink)({ marginBlockStart: '1.5rem', fontSize: '1.125rem' });

export const Bottom = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 2rem',
  marginBlockStart: space.block,
  color: theme.vars.palette.text.secondary,
  '& nav ul': { display: 'flex', gap: '1.5rem', fontSize: theme.typography.small.fontSize },
}));
