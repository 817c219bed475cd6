/** The address of the news service's all-news call, which the refresh, the relay and pages with a token call. */
import { hasSecureScheme } from '~/lib/secureScheme';
import { theNewsApiUrl } from './theNewsApi';

function isBare({ username, password, search, hash }: URL): boolean {
  return username === '' && password === '' && search === '' && hash === '';
}

/**
 * Parses `NEWS_API_URL`; an empty text is the default.
 * @throws Error that does not repeat the address, because it may contain the token
 */
export function parseServiceUrl(text: string): URL {
  const address = text === '' ? theNewsApiUrl : text;
  if (!URL.canParse(address)) throw new Error(`NEWS_API_URL: must be an absolute address, such as ${theNewsApiUrl}`);
  const url = new URL(address);
  if (!hasSecureScheme(url)) throw new Error('NEWS_API_URL: must be https, or http on a loopback host');
  if (!isBare(url))
    throw new Error('NEWS_API_URL: must hold no credentials and no query; the token goes into NEWS_API_TOKEN');
  return url;
}
