import { Button, type ButtonProps } from '@mui/material';
import { Link, type LinkProps } from 'react-router-dom';
import { pagePath, type PageId } from '~/config/pageTable';
import { useShell } from './ShellContext';

export interface PageLinkProps extends Omit<LinkProps, 'to'> {
  readonly page: PageId;
}

/** A link to a page in the current language. It is a `component` for Material UI's links. */
export function PageLink({ page, ...rest }: PageLinkProps) {
  const { language } = useShell();
  return <Link to={pagePath(page, language)} {...rest} />;
}

interface PageButtonProps extends ButtonProps, Pick<LinkProps, 'reloadDocument'> {
  readonly page: PageId;
}

/** A link to a page in the current language that looks like a button. Without `to` Material UI would add a button's attributes. */
export function PageButton({ page, ...rest }: PageButtonProps) {
  const { language } = useShell();
  return <Button component={Link} to={pagePath(page, language)} data-screen-only="" {...rest} />;
}
