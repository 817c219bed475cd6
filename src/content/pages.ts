/** The pages of this site: the table of pages (pageTable.ts) with the settings that the site is built with. */
import { releaseNames } from 'virtual:releases';
import { attributes } from '~/boot/contract';
import { selections } from '~/config/news';
import type { ShellContent } from '~/content/shell.schema';
import { createPages, type PageAddress, type PageId } from './pageTable';

export type { PageAddress, PageId };

/** Router path of the page that the document was rendered for; empty in the build. */
export const documentPath = import.meta.env.SSR ? '' : (document.documentElement.getAttribute(attributes.page) ?? '');

export const { pageIds, addedPageIds, indexablePages, pageAddresses, getPath, addressAt, linkedPages } = createPages(
  selections,
  releaseNames.map((name) => ({ id: `press/${name}` as const })),
);

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
