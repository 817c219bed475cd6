import { createRequire } from 'node:module';

/**
 * What the toast library writes into the page's style tag as its modules are evaluated: it is known before any
 * browser runs it, so that a policy can name its hash. Each class is named after its rule, on any machine alike.
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

/** The text of the style tag, once: asking goober for it takes it away. */
export const toastStyles = extractStyles();
