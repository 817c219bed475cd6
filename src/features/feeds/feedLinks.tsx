import { Link, styled } from '@mui/material';
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

/** The sentences of the news page about its feeds. */
interface FeedContent {
  readonly filters: { readonly regions: Readonly<Record<string, string>> };
  readonly feeds: { readonly label: string; readonly title: string };
  readonly list: { readonly olderInFeed: string };
}

/** The links of the news page to the feed of a region; undefined if feeds are off. */
export function getFeedLinks(region: string, { filters, feeds: { label, title }, list }: FeedContent) {
  if (!site.switches.feeds) return undefined;
  const address = { href: hostPath(site, feedPath(region)), type: feedType };
  return {
    /** The icon, with the link of the head that feed readers look for. */
    icon: (
      <>
        <FeedTags name={region} title={fill(title, { region: filters.regions[region] ?? region })} />
        <IconLink {...address} title={label}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <Icon name="feed" size="small" />
        </IconLink>
      </>
    ),
    /** The link where a list ends, for browsers without script. */
    older: <WithoutScript {...address}>{list.olderInFeed}</WithoutScript>,
  };
}
