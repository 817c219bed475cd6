import { site } from '~/config/site';
import { hasMoreLive, type NewsList } from '~/features/news/model/newsList';

const { url } = site.liveNews;

/**
 * Whether a live service is configured, and has more. Samples are continued only by a service of the site's own
 * address, as the preview's is: real articles must not stand among invented ones.
 */
export function canAskLive(list: NewsList): boolean {
  return url !== '' && (list.origin === 'live' || url.startsWith('/')) && hasMoreLive(list);
}
