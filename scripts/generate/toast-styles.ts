import { createRequire } from 'node:module';

/**
 * What the toast library writes into a style element when its modules are evaluated, so that a policy can name its hash.
 * @throws Error when the library does not style itself this way any more
 */
function extractStyles(): string {
  // The library's own copy of goober: another one would know none of its rules.
  const requireBesideLibrary = createRequire(createRequire(import.meta.url).resolve('notistack'));
  requireBesideLibrary('notistack');
  const { extractCss }: { readonly extractCss: () => string } = requireBesideLibrary('goober');
  const styles = extractCss();
  if (styles === '') throw new Error('generate: notistack has no styles');
  return styles;
}

/** Read once: goober removes what it returns. */
export const toastStyles = extractStyles();
