import { createRequire } from 'node:module';

/**
 * What the toast library writes into a style element when its modules are evaluated, so that a policy can name its hash.
 * @throws Error when the library does not style itself this way any more
 */
function extractStyles(): string {
  // The library's own copy of goober: another one would know none of its rules.
  const requireBesideLibrary = createRequire(createRequire(import.meta.url).resolve('notistack'));
  requireBesideLibrary('notistack');
  const goober: unknown = requireBesideLibrary('goober');
  if (
    typeof goober !== 'object' ||
    goober === null ||
    !('extractCss' in goober) ||
    typeof goober.extractCss !== 'function'
  ) {
    throw new Error('prerender: notistack brings no goober to ask for its styles');
  }
  const styles: unknown = goober.extractCss();
  if (typeof styles !== 'string' || styles === '') throw new Error('prerender: notistack has no styles');
  return styles;
}

/** Read once: goober removes what it returns. */
export const toastStyles = extractStyles();
