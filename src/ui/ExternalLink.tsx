import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';
import { useShell } from './ShellContext';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link out of the site: opens a new tab and says so, to the eye and to assistive technology. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  const { content } = useShell();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <VisuallyHidden>{` ${content.opensInNewTab}`}</VisuallyHidden>
      <Icon name="external" size={18} />
    </a>
  );
}
