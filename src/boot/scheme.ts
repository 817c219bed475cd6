/**
 * The colour scheme before the application starts. Afterwards Material UI's provider has it (src/app/AppTheme.tsx), which
 * reads and writes the same key and attribute.
 */
import { getChosenScheme, getOtherMode, isScheme } from '~/lib/colorScheme';
import { closestTarget } from '~/lib/events';
import * as visitorStorage from '~/lib/visitorStorage';
import { attributes, schemeKey } from './contract';

function showMode(mode: unknown): void {
  if (isScheme(mode)) document.documentElement.setAttribute(attributes.scheme, mode);
  else document.documentElement.removeAttribute(attributes.scheme);
}

/** Tells this window what other windows learn from the browser; Material UI's provider listens. */
const announceMode = (newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key: schemeKey, newValue }));

/** Restores the scheme that the visitor chose, before the page is painted in another. */
export function restoreScheme(): void {
  showMode(visitorStorage.get(schemeKey));
}

/** Follows switches in other tabs, also those that a page missed in the browser's back/forward cache. */
export function followScheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === schemeKey) showMode(newValue);
    // Another tab removed everything that was stored, which Material UI's provider does not notice by itself.
    else if (key === null) announceMode(null);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && announceMode(visitorStorage.get(schemeKey) ?? null));
}

function switchScheme(event: MouseEvent): void {
  const isReady = document.documentElement.hasAttribute(attributes.ready);
  if (isReady || closestTarget(event, `[${attributes.schemeSwitch}]`) === null) return;
  // An application that is just starting must not switch the scheme once more.
  event.stopPropagation();
  const chosen = getChosenScheme();
  const mode = getOtherMode(chosen === 'system' ? undefined : chosen);
  // If storage is forbidden, the choice lasts as long as the page.
  visitorStorage.set(schemeKey, mode);
  announceMode(mode);
}

/** Handles the switches until the application is ready (src/shell/SchemeSwitch.tsx). */
export function handleSchemeSwitches(): void {
  addEventListener('click', switchScheme, true);
}
