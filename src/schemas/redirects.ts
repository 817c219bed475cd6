/** Addresses of a former site, and the pages that they lead to: data/redirects.json, which a site need not have. */
import * as v from 'valibot';
import { withHint } from './fields';

/** Cloudflare Pages reads two thousand rules, two for each address: with and without a slash at its end. */
const redirectsMax = 1_000;

/** Cloudflare Pages reads lines of up to a thousand characters, which have both addresses. */
const addressMax = 400;

/** A part of a path becomes the name of a folder, which systems allow 255 bytes. */
const partBytesMax = 200;

/** Whether a text is a path, and spelled as browsers send it. */
function isBrowserPath(text: string): boolean {
  const site = 'https://site.example';
  return URL.canParse(text, site) && new URL(text, site).href === site + text;
}

/** Decodes a part of an address; null if no browser sends it. */
function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** Decodes an address that the schema has accepted. */
export const decodeAddress = (address: string): string => decodeURIComponent(address);

/** Signs that a file cannot have in its name on every system, or that hosts read as a part of their rules. */
const unusableSigns = /[\p{C}<>:"|?*\\]/u;

/** Finds what is wrong with an address once it is decoded, as hosts and the build read it; null if nothing is. */
function findDecodedError(address: string): string | null {
  const [path = '', ...others] = address.split(/[?#]/);
  const parts = path.split('/').slice(1).map(decodePart);
  const allParts = [...parts, ...others.map(decodePart)];
  if (allParts.includes(null))
    return 'a % begins two digits of a letter in UTF-8: copy it from the address bar of a browser, such as /caf%C3%A9 for /café';
  if (parts.some((part) => part === '.' || part === '..' || part?.includes('/')))
    return `"${address}" has a part that is . or .., or a / in a part (%2F): write the address without it, such as /about`;
  if (parts.slice(0, -1).includes('')) return 'it has two slashes beside each other';
  const sign = allParts.map((part) => unusableSigns.exec(part ?? '')?.[0]).find((one) => one !== undefined);
  if (sign !== undefined) return `it has the sign ${JSON.stringify(sign)}, which not every host can redirect`;
  return parts.some((part) => new TextEncoder().encode(part ?? '').length > partBytesMax)
    ? `a part of it between two slashes has more than ${partBytesMax} bytes`
    : null;
}

const path = (example: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\/(?!\/)/, `write a path of this site, such as ${example}, without https:// and the host`),
    v.maxLength(addressMax, `it has more than ${addressMax} characters, which not every host reads`),
    v.check(isBrowserPath, 'write it as the address bar of a browser copies it, such as /caf%C3%A9 for /café'),
    v.rawCheck(({ addIssue, dataset }) => {
      const message = dataset.typed ? findDecodedError(dataset.value) : null;
      if (message !== null) addIssue({ message });
    }),
  );

export const redirectsSchema = v.strictObject({
  redirects: v.pipe(
    v.array(
      v.strictObject({
        from: withHint(
          v.pipe(
            path('/about-us or /?p=12'),
            v.regex(/^[^#]*$/, 'an old address has no #, which browsers do not send'),
            v.regex(
              /^[^?]*(?:\?[^=&?]+=[^=&?]+(?:&[^=&?]+=[^=&?]+)*)?$/,
              'a query has names and values, such as ?p=12&lang=es',
            ),
          ),
          'A path of the former site, such as /about-us or /?p=12.',
        ),
        to: withHint(path('/about'), 'The page that it leads to, such as /about or /es/contact#scheduling.'),
      }),
    ),
    v.maxLength(redirectsMax, `there are more than ${redirectsMax.toLocaleString('en')}, which not every host reads`),
  ),
});

export interface Redirect {
  /** Path of the former site, without a slash at its end, except for `/` itself. */
  readonly path: string;
  /** Query of the former site, without its question mark; empty if there is none. */
  readonly query: string;
  /** Path of a page or file of this site, without base, perhaps with a fragment. */
  readonly to: string;
  /** Whether a page of this site, which has a base path, has the same path below it: the address is at the root of the host alone. */
  readonly isAtRoot?: true;
}
