/** The pages of this site: the table of pages (pageTable.ts) with the settings that the site is built with. */
import { selections } from '~/config/news';
import { site } from '~generated/site';
import { createPages, type PageAddress, type PageId } from './pageTable';

export type { PageAddress, PageId };

export const { pageIds, indexablePages, pageAddresses, pathOf, addressAt, linkedPages } = createPages(site, selections);

interface NamedPages {
  readonly pages: Readonly<Record<PageId, { readonly name: string; readonly shortName?: string | undefined }>>;
}

/** A page's name in header and menu, where space is short. */
export function shortNameOf(page: PageId, { pages: names }: NamedPages): string {
  return names[page].shortName ?? names[page].name;
}
