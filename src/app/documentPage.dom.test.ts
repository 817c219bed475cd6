import { expect, test, vi } from 'vitest';
import { attributes, serverRenderedAttribute } from '~/config/documentNames';

/** Opens an address whose document is that of a page, and returns the path shown then, and whether the document is hydrated. */
async function openDocument(address: string, page: string) {
  vi.resetModules();
  history.replaceState(null, '', location.origin + address);
  document.documentElement.setAttribute(attributes.page, page);
  document.body.innerHTML = `<div ${serverRenderedAttribute}></div>`;
  const { alignAddressWithDocument } = await import('./documentPage');
  alignAddressWithDocument();
  const isHydrated = document.querySelector(`[${serverRenderedAttribute}]`) !== null;
  return [location.pathname + location.search + location.hash, isHydrated];
}

test.for([
  ['/about', '/about', '/about', true],
  ['/index.html', '/', '/', true],
  ['/about.html?a=b#values', '/about', '/about?a=b#values', true],
  // The document is the page for unknown addresses.
  ['/About', '/404', '/about', false],
  ['/es/news/', '/404', '/es/news', false],
  ['/nowhere', '/404', '/nowhere', true],
  ['/es/nowhere', '/404', '/es/nowhere', false],
  ['/news/%zz', '/404', '/news/%25zz', true],
  ['//x/%zz', '/404', '//x/%25zz', true],
] as const)(
  '%s with the document of %s is shown as %s; it is hydrated: %s',
  async ([address, page, path, isHydrated]) => {
    expect(await openDocument(address, page)).toEqual([path, isHydrated]);
  },
);
