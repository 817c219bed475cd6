import { styled, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { space } from '~/theme/layout';
import { ArrowLink } from '~/ui/ArrowLink';
import { ExternalLink } from '~/ui/ExternalLink';
import { Icon } from '~/ui/Icon';
import type { DataPageSection } from './data.node.ts';

const LinkList = styled('ul')(({ theme }) => ({
  marginBlockStart: space.block,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: { maxWidth: '50%' },
}));

type SectionLink = NonNullable<DataPageSection['links']>[number];

function LinkLine({ label, link, file }: SectionLink) {
  const look = { color: 'textPrimary', underline: 'none' } as const;
  if (file !== undefined)
    return (
      <ArrowLink href={link} type={file.type} {...look}>
        {label}
        <Typography component="span" variant="body2" color="textSecondary">
          {file.label}
        </Typography>
      </ArrowLink>
    );
  if (link.startsWith('https:'))
    return (
      <ArrowLink component={ExternalLink} href={link} {...look}>
        {label}
      </ArrowLink>
    );
  return (
    <ArrowLink component={Link} to={link} {...look}>
      {label}
      <Icon name="arrow" />
    </ArrowLink>
  );
}

/** Links to pages, files and other sites, one below the other. */
export function Links({ items }: { readonly items: readonly SectionLink[] }) {
  return (
    <LinkList>
      {items.map((item) => (
        <li key={`${item.link} ${item.label}`}>
          <LinkLine {...item} />
        </li>
      ))}
    </LinkList>
  );
}
