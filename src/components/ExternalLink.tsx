import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import { useShell } from './ShellContext';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link out of the site, which opens a new tab and says so. It is a `component` for Material UI's links and buttons. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const { content } = useShell();
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` ${content.opensInNewTab}`}</VisuallyHidden>
      <Icon name="external" size="small" />
    </a>
  );
}
