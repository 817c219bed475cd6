import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ExternalLink } from './ExternalLink';

interface TextLinkProps {
  /** A router path, the address of another site, or a `mailto:` or `tel:` address. */
  readonly link: string;
  readonly children: ReactNode;
}

/** A link within a text, to a page, another site, a mail address or a phone number. */
export function TextLink({ link: to, children }: TextLinkProps) {
  if (/^https?:/.test(to))
    return (
      <Link component={ExternalLink} href={to}>
        {children}
      </Link>
    );
  if (/^(?:mailto|tel):/.test(to)) return <Link href={to}>{children}</Link>;
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  );
}
