/**
 * Hosts serve a document under other addresses than its own: `/about.html`, `/index.html`, `/About`, and the page for
 * unknown addresses under any.
 */
import { attributes, serverRendered } from '~/boot/contract';
import { defaultLanguage, publishedLanguages } from '~/config/languages';
import { addressAt, pageAddresses, pathOf } from '~/content/pages';
import { site } from '~generated/site';

/** A router path as it is compared: without case, ending and slash at its end. */
function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
}

/** Router path of the page that an address means, e.g. `/about` for `/About/`; undefined for an unknown address. */
function pageMeantBy(path: string): string | undefined {
  const wanted = normalize(path);
  return pageAddresses.find((address) => normalize(address.path) === wanted)?.path;
}

/** Router path of the page for unknown addresses, in the language of the address. */
function notFoundPath(path: string): string {
  const language = publishedLanguages.find((id) => path.split('/')[1] === id) ?? defaultLanguage;
  return pathOf('notFound', language);
}

/** The path, or one with its percent signs as such where a router cannot decode it, as `/%zz`. */
function decodable(path: string): string {
  try {
    // The minifier drops a call whose result is not used.
    return decodeURIComponent(path) && path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

const isNotFound = (path: string) => addressAt(path)?.page === 'notFound';

/** What the prerendered head says of the document's page, and the application renders for another one. */
const pageTags =
  'title,meta[name]:not([name=viewport],[name=theme-color]),meta[property],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]';

/** Has the application render in place of the document, which it would hydrate. */
function renderDocument(): void {
  document.querySelector(`[${serverRendered}]`)?.removeAttribute(serverRendered);
  for (const element of document.head.querySelectorAll(pageTags)) element.remove();
}

/**
 * Before the application starts: puts the canonical path of the document's page into the address bar, so that the
 * application hydrates this page. Where the document is the page for unknown addresses and another page is meant, that
 * is rendered in its place.
 */
export function adoptDocument(): void {
  const own = document.documentElement.getAttribute(attributes.page);
  if (own === null) return;
  const base = site.base.slice(0, -1);
  const path = location.pathname.slice(base.length);
  const meant = isNotFound(own) ? pageMeantBy(path) : own;
  const shown = meant ?? decodable(path);
  if (shown !== path) history.replaceState(history.state, '', base + shown + location.search + location.hash);
  if ((meant ?? notFoundPath(path)) !== own) renderDocument();
}
