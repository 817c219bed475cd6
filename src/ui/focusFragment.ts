import type { MouseEvent } from 'react';
import { hasModifier } from '~/lib/events';

/**
 * For router links to a fragment of the page: moves the focus there, as the browser's own links do. Such links go by the
 * router because it restores the scroll position on the way back.
 */
export function focusFragment(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null || hasModifier(event)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
