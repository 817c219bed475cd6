import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { focusFragment } from '~/lib/events';
import type { ResolvedLink } from '~/schemas/files';
import { ExternalLink } from './ExternalLink';

interface TextLinkProps extends ResolvedLink {
  readonly children: ReactNode;
}

/** A link within a text: to a page, a file or another site, or of a mail or phone. */
export function TextLink({ link: to, file, children }: TextLinkProps) {
  if (file !== undefined)
    return (
      <>
        <Link href={to} type={file.type}>
          {children}
        </Link>
        {` (${file.label})`}
      </>
    );
  if (/^https?:/.test(to))
    return (
      <Link component={ExternalLink} href={to}>
        {children}
      </Link>
    );
  if (/^(?:mailto|tel):/.test(to)) return <Link href={to}>{children}</Link>;
  return (
    <Link component={RouterLink} to={to} onClick={to.startsWith('#') ? focusFragment : undefined}>
      {children}
    </Link>
  );
}
