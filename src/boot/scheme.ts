import { closestTarget } from '~/lib/events';
import * as visitorStorage from '~/lib/visitorStorage';
import { attributes } from './contract';
import { root } from './root';

/** Runs in the head, so that the page is never painted in another scheme than the chosen one. */
export function restoreScheme(): void {
  const scheme = visitorStorage.get('scheme');
  if (scheme === 'light' || scheme === 'dark') root.setAttribute(attributes.scheme, scheme);
}

function switchScheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next = (root.getAttribute(attributes.scheme) ?? system) === 'dark' ? 'light' : 'dark';
  root.setAttribute(attributes.scheme, next);
  // Where storage is forbidden, the choice lasts as long as the page.
  visitorStorage.set('scheme', next);
}

/** Another tab, or a page before the way back, may have switched the scheme. */
export function followScheme(): void {
  for (const type of ['storage', 'pageshow']) addEventListener(type, restoreScheme);
}

export function handleSchemeSwitches(): void {
  addEventListener('click', (event) => closestTarget(event, `[${attributes.schemeSwitch}]`) && switchScheme(), true);
}
