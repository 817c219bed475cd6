import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { attributes } from '~/boot/contract';
import { pathOf } from '~/content/pages';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';

/** A link to the search page; the boot script opens the dialog instead. */
export function SearchOpener() {
  const { language, content } = useShell();
  return (
    <IconButton component={Link} to={pathOf('search', language)} {...{ [attributes.opensSearch]: '' }}>
      <VisuallyHidden>{content.search.open}</VisuallyHidden>
      <Icon name="search" />
    </IconButton>
  );
}
