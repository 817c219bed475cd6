import { plainSlashKey } from '~/config/storage';
import { closestTarget, hasModifier } from '~/lib/events';
import * as visitorStorage from '~/lib/visitorStorage';
import { attributes, searchId } from './contract';

/** Opens the search's dialog or, on the search page, goes to its field; where neither is, a link leads to that page. */
function openSearch(event: Event): void {
  const search = document.getElementById(searchId);
  if (search === null) return;
  event.preventDefault();
  if (!(search instanceof HTMLDialogElement)) search.focus();
  else if (!search.open) search.showModal();
}

function isShortcut({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? key === 'k' : key === '/' && typeof visitorStorage.get(plainSlashKey) !== 'string';
}

/** The search opens by its links, by Ctrl + K or ⌘ + K and, where the visitor has not switched that off, by a plain `/`. */
export function handleSearchShortcuts(): void {
  addEventListener(
    'click',
    (event) => {
      if (closestTarget(event, `[${attributes.opensSearch}]`) && !hasModifier(event)) openSearch(event);
    },
    true,
  );
  addEventListener('keydown', (event) => {
    if (isShortcut(event) && !closestTarget(event, 'input, select, textarea')) openSearch(event);
  });
}
