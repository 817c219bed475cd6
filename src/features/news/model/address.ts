/** Addresses of a feed's records: what may be linked and shown, in one spelling per article. */
import { articleLengths } from '~/config/limits';

// Parameters that say how a reader came, not what is read; left in, the same article counts as several.
const trackingParameter =
  /^(?:utm_[a-z_]+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ocid|cmpid|at_(?:medium|campaign)|ns_(?:mchannel|campaign|source)|smid|sref)(?:=|$)/i;

function parseUrl(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > articleLengths.url) return null;
  try {
    // Feeds escape the ampersand of addresses as if they were HTML.
    return new URL(value.trim().replace(/&(?:amp;)+/g, '&'));
  } catch {
    return null;
  }
}

/** No credentials, and a public-looking host: one with a dot, so neither `localhost` nor `undefined`. */
function isPublic(url: URL): boolean {
  return (
    url.username === '' &&
    url.password === '' &&
    /[^.]\.[^.]/.test(url.hostname) &&
    url.href.length <= articleLengths.url
  );
}

/**
 * The address of an article in the spelling that is its identity: http(s), without fragment and tracking
 * parameters. Null when it cannot be linked.
 */
export function articleAddress(value: unknown): string | null {
  const url = parseUrl(value);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || !isPublic(url)) return null;
  url.hash = '';
  const parameters = url.search.slice(1).split('&');
  const kept = parameters.filter((parameter) => parameter !== '' && !trackingParameter.test(parameter));
  // The mark is given too: set without it, a query that begins with another one would lose that.
  if (kept.length !== parameters.length) url.search = kept.length === 0 ? '' : `?${kept.join('&')}`;
  return url.href;
}

/** Pictures of the sample articles, which the site brings itself. */
const samplePicture = /^\/samples\/pictures\/[a-z\d-]+\.svg$/;

/**
 * The address of a picture: https only, since others would be blocked or warned of, or a sample's path on the site.
 * Null shows a drawing.
 */
export function imageAddress(value: unknown): string | null {
  if (typeof value === 'string' && samplePicture.test(value)) return value;
  const url = parseUrl(value);
  if (url === null || url.protocol !== 'https:' || !isPublic(url)) return null;
  return /^\/$|\/(?:undefined|null|none)$/i.test(url.pathname) && url.search === '' ? null : url.href;
}

/** Host of an article's address, without `www.`; for records that do not name their source. */
export function hostOf(address: string): string {
  return (parseUrl(address)?.hostname ?? '').replace(/^www\./, '');
}
