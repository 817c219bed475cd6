import { createRequire } from 'node:module';

let styles = '';

/**
 * The rules that the toast library puts into a style element when it is loaded. The content security policy has their hash.
 * @throws Error if the library does not insert its styles this way any more
 */
export function readToastStyles(): string {
  // The copy of goober that the library uses, because another copy has none of its rules.
  const requireBesideLibrary = createRequire(createRequire(import.meta.url).resolve('notistack'));
  requireBesideLibrary('notistack');
  const { extractCss }: { readonly extractCss: () => string } = requireBesideLibrary('goober');
  // `extractCss` returns each rule only once, so a second run in the same process would get none.
  styles ||= extractCss();
  if (styles === '') throw new Error('generate: notistack has no styles');
  return styles;
}
