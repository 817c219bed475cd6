import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { attributes } from '../../../boot/contract';
import { pathOf } from '../../../content/pages';
import { hasModifier } from '../../../lib/events';
import { media, motion, targetSize } from '../../../theme/layout';
import { useShell } from '../../../ui/ShellContext';
import { type Filters, searchOf } from '../model/filters';
import { snapshotSource } from '../sources/snapshots';

/** Underlined where it is chosen, in the colours that its row gives: see FilterRow.tsx. */
const Target = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: targetSize,
  minHeight: targetSize,
  marginInline: '-0.25rem',
  paddingInline: '0.25rem',
  whiteSpace: 'nowrap',
  '& > span': { position: 'relative' },
  '& > span::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-0.3125rem',
    height: 'var(--mark-height)',
    backgroundColor: 'var(--mark)',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${motion.quick}`,
  },
  // A finger leaves its hover behind.
  [media.hover]: { '&:hover': { color: theme.vars.palette.primary.main } },
  '&[aria-current]': { color: 'var(--chosen)' },
  '&[aria-current] > span::after': { transform: 'scaleX(1)' },
  '&:focus-visible': { outlineOffset: '-3px' },
  [media.forcedColors]: { '&[aria-current]': { textDecoration: 'underline' } },
})) as typeof Link;

interface FilterLinkProps {
  readonly filters: Filters;
  /** The address has these filters. */
  readonly isCurrent: boolean;
  readonly text: string;
}

/** A link to the news with some filters, to press, to open aside, to send, and for before the script is there. */
export function FilterLink({ filters, isCurrent, text }: FilterLinkProps) {
  const { language } = useShell();
  const navigate = useNavigate();
  const to = { pathname: pathOf('news', language), search: searchOf(filters) };
  const go = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    // Synchronously, as the link alone cannot: the filter is marked in the frame of the press.
    void navigate(to, { flushSync: true, preventScrollReset: true, replace: isCurrent });
  };
  // What fails here is asked for again, and told of, by the press.
  const prefetch = () => void snapshotSource.load(filters);
  return (
    <Target
      component={RouterLink}
      to={to}
      color="textSecondary"
      underline="none"
      aria-current={isCurrent ? 'true' : undefined}
      {...{ [attributes.replay]: '' }}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={go}
    >
      <span>{text}</span>
    </Target>
  );
}
