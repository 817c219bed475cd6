/** Checks which addresses of the service's records pages may link to and show. */
import { articleLengths } from '~/config/limits';

// Parameters that say how a reader came to an article. With them, one article would count as several.
const trackingParameter =
  /^(?:utm_[a-z_]+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ocid|cmpid|at_(?:medium|campaign)|ns_(?:mchannel|campaign|source)|smid|sref)(?:=|$)/i;

function parseUrl(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > articleLengths.url) return null;
  try {
    // Feeds escape the ampersands of addresses as if these were HTML. `URL` drops tabs and line ends within an address, so
    // they are dropped here too, before the escaped ampersands are replaced.
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

// No publisher uses an IP address as a host, so pages link to none. `URL` has already normalised every spelling of an IPv4
// address to four numbers. The names are those that only a local network resolves.
const privateHost = /^[\d.]+$|\.(?:local|localhost|internal|lan|home\.arpa)\.?$/;

/** Whether anybody can open an address. The host must have a dot, which `localhost`, `undefined` and IPv6 addresses lack. */
function isPublic(url: URL): boolean {
  return (
    url.username === '' &&
    url.password === '' &&
    /[^.]\.[^.]/.test(url.hostname) &&
    !privateHost.test(url.hostname) &&
    url.href.length <= articleLengths.url
  );
}

/** The https address of an article without fragment and tracking parameters; null if no page may link to it. */
export function parseArticleUrl(value: unknown): string | null {
  const url = parseUrl(value);
  if (url === null || url.protocol !== 'https:' || !isPublic(url)) return null;
  url.hash = '';
  const parameters = url.search.slice(1).split('&');
  const pageParameters = parameters.filter((parameter) => parameter !== '' && !trackingParameter.test(parameter));
  // The `?` is added here, because `URL` would remove one from a query that begins with `?` itself.
  if (pageParameters.length !== parameters.length)
    url.search = pageParameters.length === 0 ? '' : `?${pageParameters.join('&')}`;
  return url.href;
}

/**
 * The address of a picture. Only https is accepted, because browsers block other schemes; an address without a scheme is read as
 * https. Null if there is no usable address.
 */
export function parseImageUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const url = parseUrl(value.replace(/^\s*\/\//, 'https://'));
  if (url === null || url.protocol !== 'https:' || !isPublic(url)) return null;
  return /^\/$|\/(?:undefined|null|none)$/i.test(url.pathname) && url.search === '' ? null : url.href;
}

/** The host of an address, without `www.` and the dot that ends a full name, with letters beyond ASCII in Punycode. */
export function getHost(address: string): string {
  return (parseUrl(address)?.hostname ?? '').replaceAll(/^www\.|\.$/g, '');
}

/** Whether the host of an address is one of these hosts, or a subdomain of one. */
export function isOfHosts(address: string, hosts: readonly string[]): boolean {
  const host = getHost(address);
  return hosts.some((name) => host === name || host.endsWith(`.${name}`));
}
