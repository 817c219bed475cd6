import { createRequire } from 'node:module';

let styles = '';

/**
 * What the toast library puts into a style element when its modules are evaluated: a policy can name its hash.
 * @throws Error when the library does not style itself this way any more
 */
export function readToastStyles(): string {
  // The library's own copy of goober: another one would know none of its rules.
  const requireBesideLibrary = createRequire(createRequire(import.meta.url).resolve('notistack'));
  requireBesideLibrary('notistack');
  const { extractCss }: { readonly extractCss: () => string } = requireBesideLibrary('goober');
  // It hands each rule out once: a second run in the same process gets none.
  styles ||= extractCss();
  if (styles === '') throw new Error('generate: notistack has no styles');
  return styles;
}
