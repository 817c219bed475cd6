import { createRequire } from 'node:module';
import { constant, writeModule } from './generated-folder';

/**
 * Writes `toastStyles.ts`: what the toast library puts into a style element when its modules are evaluated, so that a
 * policy can name its hash.
 * @throws Error when the library does not style itself this way any more
 */
export function writeToastStyles(): void {
  // The library's own copy of goober: another one would know none of its rules.
  const requireBesideLibrary = createRequire(createRequire(import.meta.url).resolve('notistack'));
  requireBesideLibrary('notistack');
  const { extractCss }: { readonly extractCss: () => string } = requireBesideLibrary('goober');
  const styles = extractCss();
  if (styles === '') throw new Error('generate: notistack has no styles');
  writeModule('toastStyles.ts', 'notistack', constant('toastStyles', 'string', styles));
}
