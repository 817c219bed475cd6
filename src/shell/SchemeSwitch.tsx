import { IconButton, styled } from '@mui/material';
import { attributes } from '~/boot/contract';
import { selectors } from '~/theme/layout';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';

const Switch = styled('div')({
  display: 'none',
  // It needs script.
  [selectors.withScript]: { display: 'block' },
  // Both labels are in the page and the scheme shows one: rendering does not depend on the stored choice.
  '& [data-shown-in=light]': { display: 'var(--display-in-light)' },
  '& [data-shown-in=dark]': { display: 'var(--display-in-dark)' },
});

/** Switches between light and dark by the boot script (src/boot/scheme.ts), so that it works at once. */
export function SchemeSwitch() {
  const { scheme } = useShell().content;
  return (
    <Switch>
      <IconButton {...{ [attributes.schemeSwitch]: '' }}>
        <span data-shown-in="light">
          <VisuallyHidden>{scheme.toDark}</VisuallyHidden>
          <Icon name="moon" />
        </span>
        <span data-shown-in="dark">
          <VisuallyHidden>{scheme.toLight}</VisuallyHidden>
          <Icon name="sun" />
        </span>
      </IconButton>
    </Switch>
  );
}
