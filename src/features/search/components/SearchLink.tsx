import { IconButton } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '~/components/Icon';
import { useShell } from '~/components/ShellContext';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { pagePath } from '~/config/pageTable';

/** The link of header and menu to the search. */
export function SearchLink() {
  const { content, language } = useShell();
  return (
    <IconButton size="touch" component={RouterLink} to={pagePath('search', language)}>
      <VisuallyHidden>{content.search.open}</VisuallyHidden>
      <Icon name="search" />
    </IconButton>
  );
}
