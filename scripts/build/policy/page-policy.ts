import type { Site } from '~/config/site';
import { toastStyles } from '~scripts/build/adapter/toast-styles';
import { contentPolicy } from './content-policy';
import { hashSource, inlineCodeOf } from './inline-code';

/** The policy stands before everything it governs. */
const place = '<meta charset="utf-8"/>';

/**
 * A composed page with its policy.
 * @param scripts the script elements that the build wrote into it
 * @throws Error where there is no place for it, or the page has code that no policy of ours allows
 */
export function addPolicy(html: string, site: Site, scripts: string): string {
  const at = html.indexOf(place) + place.length;
  if (at < place.length)
    throw new Error('prerender: the page does not name its encoding, after which its policy stands');
  const policy = contentPolicy(site, inlineCodeOf(html, scripts), [hashSource(toastStyles)]);
  if (/["&<>]/.test(policy)) throw new Error(`prerender: the policy would end its own attribute: ${policy}`);
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(at)}`;
}
