/** Addresses of the service's records: which may be linked and shown. */
import { articleLengths } from '~/config/limits';

// Parameters that say how a reader came, not what is read; left in, the same article counts as several.
const trackingParameter =
  /^(?:utm_[a-z_]+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ocid|cmpid|at_(?:medium|campaign)|ns_(?:mchannel|campaign|source)|smid|sref)(?:=|$)/i;

function parseUrl(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > articleLengths.url) return null;
  try {
    // Feeds escape the ampersand of addresses as if they were HTML. `URL` drops these blanks, which would make another one.
    return new URL(
      value
        .trim()
        .replaceAll(/[\t\n\r]/g, '')
        .replaceAll(/&(?:amp;)+/g, '&'),
    );
  } catch {
    return null;
  }
}

// No publisher is known by a number, and most numbers are a local network's or nobody's: none is linked. `URL` has already
// written every spelling of an IPv4 address as four numbers. The names are those that only a local network resolves.
const privateHost = /^[\d.]+$|\.(?:local|localhost|internal|lan|home\.arpa)\.?$/;

/** The host must have a dot: that refuses `localhost`, `undefined` and every IPv6 address. */
function isPublic(url: URL): boolean {
  return (
    url.username === '' &&
    url.password === '' &&
    /[^.]\.[^.]/.test(url.hostname) &&
    !privateHost.test(url.hostname) &&
    url.href.length <= articleLengths.url
  );
}

/** The address of an article without fragment and tracking parameters; null when it cannot be linked. */
export function articleAddress(value: unknown): string | null {
  const url = parseUrl(value);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || !isPublic(url)) return null;
  url.hash = '';
  const parameters = url.search.slice(1).split('&');
  const pageParameters = parameters.filter((parameter) => parameter !== '' && !trackingParameter.test(parameter));
  // The `?` stays, because a query that itself begins with `?` would lose that one.
  if (pageParameters.length !== parameters.length)
    url.search = pageParameters.length === 0 ? '' : `?${pageParameters.join('&')}`;
  return url.href;
}

/** Pictures of the sample articles, which are files of the site. */
const samplePicture = /^\/samples\/pictures\/[a-z\d-]+\.svg$/;

/**
 * The address of a picture, or a sample's path: https only, since browsers block others, and so without a scheme too, as
 * pages write what they link. Null shows a drawing.
 */
export function imageAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (samplePicture.test(value)) return value;
  const url = parseUrl(value.replace(/^\s*\/\//, 'https://'));
  if (url === null || url.protocol !== 'https:' || !isPublic(url)) return null;
  return /^\/$|\/(?:undefined|null|none)$/i.test(url.pathname) && url.search === '' ? null : url.href;
}

/** The host as the address writes it (letters beyond English in Punycode), without `www.`. */
export function getHost(address: string): string {
  return (parseUrl(address)?.hostname ?? '').replace(/^www\./, '');
}
