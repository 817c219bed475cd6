import { styled } from '@mui/material/styles';
import { attributes } from '../boot/contract';
import { iconButton } from '../ui/buttonStyles';
import { Icon } from '../ui/Icon';
import { useShell } from '../ui/ShellContext';

const Button = styled('button')({
  ...iconButton,
  display: 'none',
  // Without script there is nothing to press.
  [`html[${attributes.script}] &`]: { display: 'inline-flex' },
  // Both labels are in the page and the scheme shows one, so that no stored choice is needed to render it.
  '& > [data-shown-in]': { display: 'none' },
  '& > [data-shown-in=light]': { display: 'contents' },
  '@media (prefers-color-scheme: dark)': {
    [`html:not([${attributes.scheme}=light]) & > [data-shown-in=light]`]: { display: 'none' },
    [`html:not([${attributes.scheme}=light]) & > [data-shown-in=dark]`]: { display: 'contents' },
  },
  [`html[${attributes.scheme}=dark] & > [data-shown-in=light]`]: { display: 'none' },
  [`html[${attributes.scheme}=dark] & > [data-shown-in=dark]`]: { display: 'contents' },
});

const Label = styled('span')({
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});

/** Switches between light and dark. The boot script acts on it, so that it works at once (see src/boot/scheme.ts). */
export function SchemeSwitch() {
  const { scheme } = useShell().content;
  return (
    <Button type="button" {...{ [attributes.schemeSwitch]: '' }}>
      <span data-shown-in="light">
        <Label>{scheme.toDark}</Label>
        <Icon name="moon" />
      </span>
      <span data-shown-in="dark">
        <Label>{scheme.toLight}</Label>
        <Icon name="sun" />
      </span>
    </Button>
  );
}
