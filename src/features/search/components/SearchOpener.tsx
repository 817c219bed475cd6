import IconButton from '@mui/material/IconButton';
import { attributes } from '../../../boot/contract';
import { Icon } from '../../../ui/Icon';
import { PageLink } from '../../../ui/PageLink';
import { useShell } from '../../../ui/ShellContext';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** A link to the search page, at which the boot script opens the field where the visitor is. */
export function SearchOpener() {
  const { content } = useShell();
  return (
    <IconButton component={PageLink} page="search" {...{ [attributes.opensSearch]: '' }}>
      <VisuallyHidden>{content.search.open}</VisuallyHidden>
      <Icon name="search" />
    </IconButton>
  );
}
