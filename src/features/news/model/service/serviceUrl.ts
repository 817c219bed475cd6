/** The address of the news service, for the refresh and the relay. */

/** The all-news call of TheNewsApi. */
const defaultServiceUrl = 'https://api.thenewsapi.com/v1/news/all';

/**
 * Parses `NEWS_API_URL`; an empty text is the default.
 * @throws Error that never repeats the address: someone may have put the token into it
 */
export function parseServiceUrl(text: string): URL {
  const address = text === '' ? defaultServiceUrl : text;
  if (!URL.canParse(address)) throw new Error(`NEWS_API_URL: not an absolute address, such as ${defaultServiceUrl}`);
  const url = new URL(address);
  const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback))
    throw new Error('NEWS_API_URL: must be https, or http on a loopback host');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new Error('NEWS_API_URL: must hold no credentials and no query; the token goes into NEWS_API_TOKEN');
  return url;
}
