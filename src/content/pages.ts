/** The pages of this site: the table of pages (pageTable.ts) with the settings that the site is built with. */
import { selections } from '~/config/news';
import type { ShellContent } from '~/schemas/shell';
import { dataPages } from '~generated/dataPages';
import { site } from '~generated/site';
import { createPages, type PageAddress, type PageId } from './pageTable';

export type { PageAddress, PageId };

export const { pageIds, indexablePages, pageAddresses, pathOf, addressAt, linkedPages } = createPages(
  site,
  selections,
  dataPages,
);

interface NamedPages {
  readonly pages: ShellContent['pages'];
}

/** A page's name in footer, breadcrumbs and site map. */
export function getFullName(page: PageId, { pages: names }: NamedPages): string {
  return names[page]?.name ?? '';
}

/** A page's name in header and menu, which have little space. */
export function shortNameOf(page: PageId, content: NamedPages): string {
  return content.pages[page]?.shortName ?? getFullName(page, content);
}
