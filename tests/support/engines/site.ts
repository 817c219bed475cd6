/** What the flows meet on the site, in whichever engine. */
import { hrefOf } from '~tests/support/pages';
import type { Visitor } from './visitor';

/** Sizes of a window with the links in its header, and of one with a menu: no browser's window is narrower than 500 px. */
export const wide = [1_100, 800] as const;
export const narrow = [500, 740] as const;

export const articles = 'main article';
export const menuButton = '[command=show-modal][commandfor=site-menu]';
export const headerLink = (page: Parameters<typeof hrefOf>[0]) => `header a[href="${hrefOf(page)}"]`;

/** Waits until so many articles are listed. */
export function untilListed(visitor: Visitor, count: number): Promise<void> {
  return visitor.until(
    `${count} articles`,
    (selector: string, wanted: number) => document.querySelectorAll(selector).length === wanted,
    articles,
    count,
  );
}
