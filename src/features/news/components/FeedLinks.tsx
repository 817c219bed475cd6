import { Link, styled } from '@mui/material';
import { settings } from 'virtual:settings';
import { Icon } from '~/components/Icon';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import type { NewsSectionContent } from '~/features/news/news.schema';
import { fill } from '~/lib/fill';
import { withBasePath } from '~/seo/addresses';
import { feedPath, feedType } from '~/seo/feedAddress';
import { FeedTags } from '~/seo/FeedTags';
import { clickTargetStyle, selectors, targetSize } from '~/theme/layout';

const IconLink = styled(Link)(({ theme }) => ({
  ...clickTargetStyle,
  flexShrink: 0,
  justifyContent: 'center',
  width: targetSize,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: '-3px' },
  // The icon, not the space around it, ends with the page.
  [theme.breakpoints.up('md')]: { marginInline: 'auto -0.75rem' },
}));

const WithoutScript = styled(Link)({ [selectors.withScript]: { display: 'none' } }) as typeof Link;

interface FeedIconLinkProps {
  readonly region: string;
  readonly content: Pick<NewsSectionContent, 'feeds' | 'filters'>;
}

/** The link to the feed of a region, with the link of the head that feed readers look for. */
export function FeedIconLink({ region, content: { feeds, filters } }: FeedIconLinkProps) {
  return (
    <>
      <FeedTags name={region} title={fill(feeds.title, { region: filters.regions[region] ?? region })} />
      <IconLink href={withBasePath(settings, feedPath(region))} type={feedType} title={feeds.label}>
        <VisuallyHidden>{feeds.label}</VisuallyHidden>
        <Icon name="feed" size="small" />
      </IconLink>
    </>
  );
}

/** The link to older articles, for browsers without script. */
export function OlderNewsLink({ region, text }: { readonly region: string; readonly text: string }) {
  return (
    <WithoutScript href={withBasePath(settings, feedPath(region))} type={feedType}>
      {text}
    </WithoutScript>
  );
}
