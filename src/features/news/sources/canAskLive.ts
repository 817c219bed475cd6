import { site } from '~/config/site';
import { hasMoreLive, type NewsList } from '~/features/news/model/newsList';

const { url } = site.liveNews;

/**
 * Whether a live service is configured, and has more. Real articles must not follow invented ones, so samples go on only
 * where the service has the site's own address, as in the preview.
 */
export function canAskLive(list: NewsList): boolean {
  return url !== '' && (list.origin === 'live' || url.startsWith('/')) && hasMoreLive(list);
}
