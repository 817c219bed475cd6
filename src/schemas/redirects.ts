/** Addresses of a former site, and the pages that they lead to: data/redirects.json, which a site need not have. */
import * as v from 'valibot';
import { withHint } from './fields';

/** Cloudflare Pages reads two thousand rules, two for each address: with and without a slash at its end. */
const redirectsMax = 1_000;

/** Whether a text is a path, and spelled as browsers send it. */
function isBrowserPath(text: string): boolean {
  const site = 'https://site.example';
  return URL.canParse(text, site) && new URL(text, site).href === site + text;
}

const path = (example: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\/(?!\/)/, `write a path of this site, such as ${example}, without https:// and the host`),
    v.check(isBrowserPath, 'write it as the address bar of a browser copies it, such as /caf%C3%A9 for /café'),
  );

export const redirectsSchema = v.strictObject({
  redirects: v.pipe(
    v.array(
      v.strictObject({
        from: withHint(
          v.pipe(path('/about-us or /?p=12'), v.regex(/^[^#*]*$/, 'an old address has no # and no *')),
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
}
