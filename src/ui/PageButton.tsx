import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { type PageId, pathOf } from '~/content/pages';
import { useShell } from './ShellContext';

interface PageButtonProps extends ButtonProps {
  readonly page: PageId;
}

/**
 * A link to a page of the site, in the language of the page it stands on, that looks like a button. Material UI is
 * given the address: where it sees none, it makes a button of the link (`type`, keys).
 */
export function PageButton({ page, ...rest }: PageButtonProps) {
  const { language } = useShell();
  return <Button component={Link} to={pathOf(page, language)} {...rest} />;
}
