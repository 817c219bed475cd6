import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { attributes } from '~/boot/contract';
import { pathOf } from '~/content/pages';
import { type Filters, searchOf } from '~/features/news/model/filters';
import { snapshotSource } from '~/features/news/sources/snapshots';
import { hasModifier } from '~/lib/events';
import { useShell } from '~/ui/ShellContext';

interface FilterLinkProps {
  readonly filters: Filters;
  /** The address has these filters. */
  readonly isCurrent: boolean;
  readonly text: string;
}

/**
 * A link to the news with some filters, to press, to open aside, to send, and for before the script is there. How it looks
 * stands in FilterRow.tsx.
 */
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
    <Link
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
    </Link>
  );
}
