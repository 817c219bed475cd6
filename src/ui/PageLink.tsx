import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type PageId, pathOf } from '../content/pages';
import { useShell } from './ShellContext';

export interface PageLinkProps {
  readonly page: PageId;
  readonly children: ReactNode;
  /** Marks the link as the page that is shown. */
  readonly current?: boolean;
  readonly className?: string;
  readonly title?: string;
}

/** A link to a page of the site, in the language of the page it stands on. */
export function PageLink({ page, current = false, children, ...rest }: PageLinkProps) {
  const { language } = useShell();
  return (
    <Link to={pathOf(page, language)} aria-current={current ? 'page' : undefined} {...rest}>
      {children}
    </Link>
  );
}
