import { IconButton, Link, styled } from '@mui/material';
import { settings } from 'virtual:settings';
import { Icon } from '~/components/Icon';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import type { NewsSectionContent } from '~/features/news/news.schema';
import { fill } from '~/lib/fill';
import { withBasePath } from '~/seo/addresses';
import { feedPath, feedType } from '~/seo/feedAddress';
import { FeedTags } from '~/seo/FeedTags';
import { selectors } from '~/theme/layout';

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
      <IconButton
        size="touch"
        href={withBasePath(settings, feedPath(region))}
        type={feedType}
        title={feeds.label}
        sx={{
          color: 'text.secondary',
          // The icon, not the space around it, ends with the page.
          marginInline: { md: 'auto -0.75rem' },
          // In a phone's window the link is at the edge, which would clip a ring around it.
          '&:focus-visible': { outlineOffset: '-3px' },
        }}
      >
        <VisuallyHidden>{feeds.label}</VisuallyHidden>
        <Icon name="feed" size="small" />
      </IconButton>
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
