import { IconButton } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { getPath } from '~/content/pages';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { site } from '~generated/site';

/** The link of header and menu to the search; nothing if the search is off. */
export function SearchLink() {
  const { content, language } = useShell();
  return (
    site.switches.search && (
      <IconButton size="touch" component={RouterLink} to={getPath('search', language)}>
        <VisuallyHidden>{content.search.open}</VisuallyHidden>
        <Icon name="search" />
      </IconButton>
    )
  );
}
