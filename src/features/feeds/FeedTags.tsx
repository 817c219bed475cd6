import type { BuiltInPageId } from '~/content/pageTable';
import { absoluteUrl } from '~/seo/addresses';
import { useShell } from '~/ui/ShellContext';
import { site } from '~generated/site';
import { feedPath, feedType, listFeedName } from './feedAddress';

interface FeedTagsProps {
  /** The region of the news, or the name of another feed. */
  readonly name: string;
  /** The title that feed readers show. */
  readonly title: string;
}

/** The link of the head that leads feed readers to a feed; none if feeds are off. */
export function FeedTags({ name, title }: FeedTagsProps) {
  if (!site.switches.feeds) return null;
  return <link rel="alternate" href={absoluteUrl(site, feedPath(name))} type={feedType} title={title} />;
}

/** The link of the head to the feed of a page that lists added pages, in the page's language. */
export function ListFeedTags({ page, title }: Pick<FeedTagsProps, 'title'> & { readonly page: BuiltInPageId }) {
  const { language } = useShell();
  return <FeedTags name={listFeedName(page, language)} title={title} />;
}
