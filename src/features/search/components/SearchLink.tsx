import { IconButton } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { getPath } from '~/content/pages';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';

/** The link of header and menu to the search. */
export function SearchLink() {
  const { content, language } = useShell();
  return (
    <IconButton size="touch" component={RouterLink} to={getPath('search', language)}>
      <VisuallyHidden>{content.search.open}</VisuallyHidden>
      <Icon name="search" />
    </IconButton>
  );
}
