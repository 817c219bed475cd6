import { Button, CircularProgress, Link, styled } from '@mui/material';
import { attributes } from '~/boot/contract';
import { selectors } from '~/theme/layout';

export const Before = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.5rem',
  marginBlockEnd: '2rem',
});

/** Turns where motion is welcome; the words do without it. */
export const Ring = styled(CircularProgress)({
  '@media (prefers-reduced-motion: reduce)': { '&, & circle': { animation: 'none' } },
});

/** The list of the selection before, while the new one is loading or after it failed. */
export const Stale = styled('div')({
  '&[data-stale=loading]': { opacity: 0.45 },
  // The texts of the list before are still to be read.
  '&[data-stale=failed] img': { filter: 'grayscale(1)', opacity: 0.45 },
});

export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.75rem',
  minHeight: '3.25rem',
  color: theme.vars.palette.text.secondary,
}));

export const ScriptButton = styled(Button)({ [selectors.withoutScript]: { display: 'none' } });

/** Load More: its place is kept until the application can answer it. */
export const MoreButton = styled(ScriptButton)({
  [`html:not([${attributes.ready}]) &`]: { visibility: 'hidden' },
});

export const WithoutScript = styled(Link)({ [selectors.withScript]: { display: 'none' } }) as typeof Link;
