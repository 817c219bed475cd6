import { Link, styled } from '@mui/material';
import { motion } from '~/theme/layout';

/** A line with an arrow at its end. */
export const ArrowLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minHeight: '4.25rem',
  overflowWrap: 'anywhere',
  paddingBlock: '0.625rem',
  borderBlockEnd: theme.mixins.hairline,
  fontSize: theme.typography.subtitle1.fontSize,
  '& svg': { color: theme.vars.palette.primary.main, transition: `transform ${motion.quick}` },
  '&:hover': { color: theme.vars.palette.primary.main, borderBlockEndColor: theme.vars.palette.primary.main },
  '&:hover svg': { transform: 'translateX(4px)' },
})) as typeof Link;
