import { settings } from 'virtual:settings';
import { useShell } from '~/components/ShellContext';
import { absoluteUrl } from '~/seo/addresses';
import { feedPath, feedType, listFeedName } from './feedAddress';

interface FeedTagsProps {
  /** The region of the news, or the id of a page that lists added pages. */
  readonly name: string;
  /** Whether the feed is that of a page, which has one in each language. */
  readonly isOfPage?: boolean;
  /** The title that feed readers show. */
  readonly title: string;
}

/** The link of the head that leads feed readers to a feed. */
export function FeedTags({ name, isOfPage = false, title }: FeedTagsProps) {
  const { language } = useShell();
  const path = feedPath(isOfPage ? listFeedName(name, language) : name);
  return <link rel="alternate" href={absoluteUrl(settings, path)} type={feedType} title={title} />;
}
