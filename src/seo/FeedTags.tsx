import { settings } from 'virtual:settings';
import { absoluteUrl } from '~/seo/addresses';
import { feedPath, feedType } from './feedAddress';

interface FeedTagsProps {
  /** The region of the news, or `pressFeedName`. */
  readonly name: string;
  /** The title that feed readers show. */
  readonly title: string;
}

/** The link of the head that leads feed readers to a feed. */
export function FeedTags({ name, title }: FeedTagsProps) {
  return <link rel="alternate" href={absoluteUrl(settings, feedPath(name))} type={feedType} title={title} />;
}
