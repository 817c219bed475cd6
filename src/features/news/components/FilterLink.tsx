import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { pathOf } from '~/content/pages';
import type { Filters } from '~/features/news/model/filters';
import { hasModifier } from '~/lib/events';
import { useShell } from '~/ui/ShellContext';

interface FilterLinkProps {
  readonly filters: Filters;
  /** The address has these filters. */
  readonly isCurrent: boolean;
  readonly text: string;
}

/** A link to the page of some filters; the application changes the list in place instead. Styled by FilterRow.tsx. */
export function FilterLink({ filters, isCurrent, text }: FilterLinkProps) {
  const { language } = useShell();
  const navigate = useNavigate();
  const to = pathOf('news', language, filters);
  const go = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    // Synchronous: the router would render in a transition and mark the filter late.
    void navigate(to, { flushSync: true, preventScrollReset: true, replace: isCurrent });
  };
  return (
    <Link
      component={RouterLink}
      to={to}
      color="textSecondary"
      underline="none"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={go}
    >
      <span>{text}</span>
    </Link>
  );
}
