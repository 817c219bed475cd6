/**
 * Hosts serve a document under other addresses than its own: `/about.html`, `/index.html`, `/About`, and the page for
 * unknown addresses under any.
 */
import { settings } from 'virtual:settings';
import { attributes, serverRenderedAttribute } from '~/config/documentNames';
import { defaultLanguage, languageIds } from '~/config/languages';
import { findRoute, pageRoutes } from '~/config/pageRoutes';
import { pagePath } from '~/config/pageTable';
import { decodePath } from '~/lib/decodePath';

/** Router path of the page that the document was rendered for; empty in the build. */
const documentPath = import.meta.env.SSR ? '' : (document.documentElement.getAttribute(attributes.page) ?? '');

/** Removes what most visitors do not notice in an address: capitals, and slashes at the end. */
const normalize = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/** Finds the router path of the page that an address means, e.g. `/about` for `/About/`; undefined for an unknown address. */
function findPagePath(path: string): string | undefined {
  const normalizedPath = normalize(path);
  return pageRoutes.find((route) => normalize(route.path) === normalizedPath)?.path;
}

/** Router path of the page for unknown addresses, in the language of the address. */
function notFoundPath(path: string): string {
  const language = languageIds.find((id) => path.split('/')[1] === id) ?? defaultLanguage;
  return pagePath('notFound', language);
}

const isNotFound = (path: string) => findRoute(path)?.page === 'notFound';

/** Selects the head elements about the document's page, which the application renders itself for another page. */
const pageTags =
  'title,meta[name]:not([name=viewport],[name=theme-color]),meta[property],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]';

/** Makes the application render its page from scratch instead of hydrating the document's page. */
function discardDocumentPage(): void {
  document.querySelector(`[${serverRenderedAttribute}]`)?.removeAttribute(serverRenderedAttribute);
  for (const element of document.head.querySelectorAll(pageTags)) element.remove();
}

/**
 * Before the application starts: puts the canonical path of the document's page into the address bar, so that the
 * application hydrates this page. If the document is the page for unknown addresses and the address means another page,
 * the application renders that page instead.
 */
export function alignAddressWithDocument(): void {
  if (documentPath === '') return;
  const base = settings.basePath.slice(0, -1);
  const path = location.pathname.slice(base.length);
  const targetPath = isNotFound(documentPath) ? findPagePath(path) : documentPath;
  // The router cannot decode a malformed path such as `/%zz`, so its percent signs are escaped.
  const escapedPath = decodePath(path) === undefined ? path.replaceAll('%', '%25') : path;
  const addressPath = targetPath ?? escapedPath;
  if (addressPath !== path)
    // With the origin, a path such as `//x/%zz` is not taken for the address of another host.
    history.replaceState(history.state, '', location.origin + base + addressPath + location.search + location.hash);
  if ((targetPath ?? notFoundPath(path)) !== documentPath) discardDocumentPage();
}
