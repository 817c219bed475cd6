import { closestTarget } from '~/lib/events';
import * as visitorStorage from '~/lib/visitorStorage';
import { attributes } from './contract';
import { root } from './root';

/** Restores the scheme that the visitor chose, before the page is painted in another. */
export function restoreScheme(): void {
  const scheme = visitorStorage.get('scheme');
  if (scheme === 'light' || scheme === 'dark') root.setAttribute(attributes.scheme, scheme);
}

function switchScheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next = (root.getAttribute(attributes.scheme) ?? system) === 'dark' ? 'light' : 'dark';
  root.setAttribute(attributes.scheme, next);
  // If storage is forbidden, the choice lasts as long as the page.
  visitorStorage.set('scheme', next);
}

/** Restores the scheme again when another tab, or the page that a visitor comes back from, may have switched it. */
export function followScheme(): void {
  for (const type of ['storage', 'pageshow']) addEventListener(type, restoreScheme);
}

export function handleSchemeSwitches(): void {
  addEventListener('click', (event) => closestTarget(event, `[${attributes.schemeSwitch}]`) && switchScheme(), true);
}
