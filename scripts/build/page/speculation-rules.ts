import { attributes } from '~/boot/contract';

/**
 * Has the browsers that can (HTML standard, "speculative loading") render a page ahead when a link to it is pointed at,
 * so that an early press shows it at once. A selector is matched anew whenever the document changes: once the
 * application answers presses, nothing is rendered ahead any more, and what was is given up. Nothing is where the
 * visitor saves data. Left out are files, the page itself, and links that open something on it.
 *
 * @param base path the site is served under, with both slashes
 */
export function speculationRules(base: string): string {
  const never = ['[type]', '[aria-current]', `[${attributes.replay}]`, `[${attributes.opensSearch}]`];
  const page = `[${attributes.script}='']:not([${attributes.ready}])`;
  const where = { selector_matches: `${page} [href^='${base}']:not(${never.join()})` };
  return `<script type="speculationrules">${JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })}</script>`;
}
