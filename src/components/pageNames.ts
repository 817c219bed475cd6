import type { PageId } from '~/config/pageTable';
import type { ShellContent } from '~/content/shell.schema';

type PageNames = Pick<ShellContent, 'pages'>;

/** The name of a page in footer, breadcrumbs and site map. */
export const getFullPageName = (page: PageId, { pages: names }: PageNames): string => names[page]?.name ?? '';

/** The name of a page in header and menu, which have little space. */
export const getShortPageName = (page: PageId, content: PageNames): string =>
  content.pages[page]?.shortName ?? getFullPageName(page, content);
