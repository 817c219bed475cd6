import { Link, type LinkProps } from 'react-router-dom';
import { type PageId, pathOf } from '~/content/pages';
import { useShell } from './ShellContext';

export interface PageLinkProps extends Omit<LinkProps, 'to'> {
  readonly page: PageId;
  /** Marks the link as the page that is shown. */
  readonly current?: boolean;
}

/** A link to a page of the site, in the language of the page it stands on; the `component` of Material UI's links and buttons. */
export function PageLink({ page, current = false, ...rest }: PageLinkProps) {
  const { language } = useShell();
  return <Link to={pathOf(page, language)} aria-current={current ? 'page' : undefined} {...rest} />;
}
