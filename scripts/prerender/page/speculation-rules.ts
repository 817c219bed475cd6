import { attributes } from '~/boot/contract';

/**
 * Lets browsers fetch a page when a link to it is pointed at (HTML standard, "Speculative loading"), until the
 * application answers clicks; never for a visitor who saves data. Left out are files, the page itself, and links that
 * open something on it.
 *
 * @param base path the site is served under, with both slashes
 */
export function speculationRules(base: string): string {
  const never = ['[type]', '[aria-current]'];
  const page = `[${attributes.script}='']:not([${attributes.ready}])`;
  const where = { selector_matches: `${page} [href^='${base}']:not(${never.join()})` };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
