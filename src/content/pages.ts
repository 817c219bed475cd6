/** The pages of this site: the table of pages (pageTable.ts) with the settings that the site is built with. */
import { attributes } from '~/boot/contract';
import { selections } from '~/config/news';
import type { ShellContent } from '~/schemas/shell';
import { addedPages } from '~generated/addedPages';
import { site } from '~generated/site';
import { createPages, type PageAddress, type PageId } from './pageTable';

export type { PageAddress, PageId };

/** Router path of the page that the document was rendered for; empty in the build. */
export const documentPath = import.meta.env.SSR ? '' : (document.documentElement.getAttribute(attributes.page) ?? '');

export const { pageIds, addedPageIds, indexablePages, pageAddresses, getPath, addressAt, pageNamed, linkedPages } =
  createPages(site, selections, addedPages);

interface NamedPages {
  readonly pages: ShellContent['pages'];
}

/** The name of a page in footer, breadcrumbs and site map. */
export function getFullName(page: PageId, { pages: names }: NamedPages): string {
  return names[page]?.name ?? '';
}

/** The name of a page in header and menu, which have little space. */
export function getShortName(page: PageId, content: NamedPages): string {
  return content.pages[page]?.shortName ?? getFullName(page, content);
}

/** What header and menu link to: a page of this site, or the address of another one. */
export type HeaderLink = { readonly id: string; readonly name: string } & (
  | { readonly page: PageId }
  | { readonly url: string }
);

/** The links of header and menu in the owner's order. */
export function headerLinks(content: NamedPages & Pick<ShellContent, 'links'>): readonly HeaderLink[] {
  return site.header.flatMap((id): HeaderLink | readonly [] => {
    const link = content.links.find((other) => other.id === id);
    if (link !== undefined) return { id, name: link.label, url: link.url };
    const page = pageNamed(id);
    return page === undefined ? [] : { id, name: getShortName(page, content), page };
  });
}
