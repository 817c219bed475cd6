import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { type PageId, pathOf } from '~/content/pages';
import { useShell } from './ShellContext';

interface PageButtonProps extends ButtonProps {
  readonly page: PageId;
}

/** A link to a page in the current language that looks like a button. Without `to` Material UI would add a button's attributes. */
export function PageButton({ page, ...rest }: PageButtonProps) {
  const { language } = useShell();
  return <Button component={Link} to={pathOf(page, language)} data-screen-only="" {...rest} />;
}
