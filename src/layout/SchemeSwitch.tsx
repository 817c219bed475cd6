import { IconButton, styled, useColorScheme } from '@mui/material';
import { Icon } from '~/components/Icon';
import { useShell } from '~/components/ShellContext';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { attributes } from '~/config/documentNames';
import { getOppositeMode } from '~/lib/colorScheme';
import { selectors } from '~/theme/layout';

const Switch = styled('div')({
  display: 'none',
  // The switch needs script.
  [selectors.withScript]: { display: 'block' },
  // Both labels are in the page and the scheme shows one: rendering does not depend on the stored choice.
  '& [data-shown-in=light]': { display: 'var(--display-in-light)' },
  '& [data-shown-in=dark]': { display: 'var(--display-in-dark)' },
});

/**
 * Switches between light and dark. Two presses lead back to the system's scheme. The boot script handles the button until
 * the application is ready (src/boot/boot.ts).
 */
export function SchemeSwitch() {
  const { scheme } = useShell().content;
  const { colorScheme, setMode } = useColorScheme();
  return (
    <Switch>
      <IconButton
        size="touch"
        {...{ [attributes.schemeSwitch]: '' }}
        onClick={() => setMode(getOppositeMode(colorScheme))}
      >
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
