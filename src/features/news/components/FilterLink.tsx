import type { MouseEvent } from 'react';
import { Link, type LinkProps, useNavigate } from 'react-router-dom';
import { attributes } from '../../../boot/contract';
import { pathOf } from '../../../content/pages';
import { hasModifier } from '../../../lib/events';
import { useShell } from '../../../ui/ShellContext';
import { type Filters, searchOf } from '../model/filters';
import { snapshotSource } from '../sources/snapshots';

interface FilterLinkProps extends Omit<LinkProps, 'to' | 'onClick' | 'onFocus' | 'onPointerEnter'> {
  readonly filters: Filters;
  /** The address has these filters. */
  readonly isCurrent: boolean;
}

/** A link to the news with some filters, to press, to open aside, to send, and for before the script is there. */
export function FilterLink({ filters, isCurrent, ...rest }: FilterLinkProps) {
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
      {...rest}
      to={to}
      aria-current={isCurrent ? 'true' : undefined}
      {...{ [attributes.replay]: '' }}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={go}
    />
  );
}
