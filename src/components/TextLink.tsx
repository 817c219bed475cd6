import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ExternalLink } from './ExternalLink';

interface TextLinkProps {
  /** A router path, an address of another site, or one of a mail or phone. */
  readonly link: string;
  readonly children: ReactNode;
}

/** A link within a text: to a page or another site, or of a mail or phone. */
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
