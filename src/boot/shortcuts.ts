import { closestTarget, hasModifier } from '~/lib/events';
import { attributes, searchId } from './contract';
import { openDialog } from './dialogs';

/** Opens the search's dialog or, on the search page, goes to its field; where neither is, a link leads to that page. */
function openSearch(event: Event): void {
  const search = document.getElementById(searchId);
  if (search === null) return;
  event.preventDefault();
  if (!(search instanceof HTMLDialogElement)) search.focus();
  else if (!search.open) openDialog(search);
}

/** The search opens by its links, and by Ctrl + K or ⌘ + K. A key alone would need a switch (WCAG 2.2, 2.1.4). */
export function handleSearchShortcuts(): void {
  addEventListener(
    'click',
    (event) => {
      if (closestTarget(event, `[${attributes.opensSearch}]`) && !hasModifier(event)) openSearch(event);
    },
    true,
  );
  addEventListener('keydown', (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key === 'k';
    if (isShortcut && !closestTarget(event, 'input, select, textarea')) openSearch(event);
  });
}
