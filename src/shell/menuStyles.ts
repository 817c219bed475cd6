import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { headerHeight, selectors, space, targetSize } from '~/theme/layout';
import { ModalDialog } from '~/ui/ModalDialog';
import { onNight } from '~generated/palette';

/** Opener button with script, link without. */
export const Opener = styled('div')({
  [`${selectors.withScript} > a, ${selectors.withoutScript} > button`]: { display: 'none' },
});

/** Fills the window. */
export const Dialog = styled(ModalDialog)({
  inset: 0,
  height: '100dvh',
  maxHeight: 'none',
  padding: `0 ${space.gutter} 2rem`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& nav': { marginBlockEnd: '2rem' },
  '& > a': { maxWidth: '28rem' },
});

export const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: headerHeight,
});

export const MenuLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: '4rem',
  ...theme.typography.heading,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '&[aria-current]': { color: onNight.amber },
})) as typeof Link;

export const MailLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: targetSize,
  marginBlock: '1rem',
});
