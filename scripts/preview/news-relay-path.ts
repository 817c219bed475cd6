/** `LIVE_NEWS_URL` of a site that asks the relay on its own origin. */
export const newsRelayPath = '/news-relay';
