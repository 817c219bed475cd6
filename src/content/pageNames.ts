import type { PageId } from './pages';
import type { ShellContent } from './schemas/shell';

/** A page's name in header and menu, where space is short. */
export function shortNameOf(page: PageId, { pages }: Pick<ShellContent, 'pages'>): string {
  return pages[page].shortName ?? pages[page].name;
}
