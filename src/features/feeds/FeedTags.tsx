import { absoluteUrl } from '~/seo/addresses';
import { useShell } from '~/ui/ShellContext';
import { site } from '~generated/site';
import { feedPath, feedType, pressFeedName } from './feedAddress';

interface FeedTagsProps {
  /** The region of the news. */
  readonly name: string;
  /** The title that feed readers show. */
  readonly title: string;
}

/** The link of the head that leads feed readers to a feed; none if feeds are off. */
export function FeedTags({ name, title }: FeedTagsProps) {
  if (!site.features.feeds) return null;
  return <link rel="alternate" href={absoluteUrl(site, feedPath(name))} type={feedType} title={title} />;
}

/** The link of the head to the feed of the releases in the page's language. */
export function PressFeedTags({ title }: Pick<FeedTagsProps, 'title'>) {
  const { language } = useShell();
  return <FeedTags name={pressFeedName(language)} title={title} />;
}
