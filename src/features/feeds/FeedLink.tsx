import { Link, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { fill } from '~/content/fill';
import { hostPath } from '~/seo/addresses';
import { clickTarget, selectors, targetSize } from '~/theme/layout';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { site } from '~generated/site';
import { feedPath, feedType } from './feedAddress';
import { FeedTags } from './FeedTags';

const IconLink = styled(Link)(({ theme }) => ({
  ...clickTarget,
  flexShrink: 0,
  justifyContent: 'center',
  width: targetSize,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: '-3px' },
  [theme.breakpoints.up('lg')]: { width: '2rem' },
}));

const WithoutScript = styled(Link)({ [selectors.withScript]: { display: 'none' } }) as typeof Link;

interface FeedLinkProps {
  readonly region: string;
  /** The names of the regions by their ids. */
  readonly regions: Readonly<Record<string, string>>;
  readonly content: { readonly label: string; readonly title: string };
}

/** The icon that links to the feed of a region, with the links of the head that feed readers look for. */
export function FeedLink({ region, regions, content: { label, title } }: FeedLinkProps) {
  if (!site.features.feeds) return null;
  return (
    <>
      <FeedTags name={region} title={fill(title, { region: regions[region] ?? region })} />
      <IconLink href={hostPath(site, feedPath(region))} type={feedType} title={label}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="feed" size="small" />
      </IconLink>
    </>
  );
}

/** The link to the feed that goes on where a list ends, for browsers without script. */
export function OlderInFeed({ region, children }: { readonly region: string; readonly children: ReactNode }) {
  if (!site.features.feeds) return null;
  return (
    <WithoutScript href={hostPath(site, feedPath(region))} type={feedType}>
      {children}
    </WithoutScript>
  );
}
