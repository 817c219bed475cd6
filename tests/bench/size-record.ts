import type { SiteSizes } from '~scripts/build/sizes';

/** The bytes of each kind of page, as sizes.json records them. */
export function toSizeRecord({
  pages,
}: SiteSizes): Readonly<Record<string, Readonly<Record<'document' | 'scripts', number>>>> {
  return Object.fromEntries(
    Object.entries(pages).map(([component, { document, scripts }]) => [
      component,
      { document: document.bytes, scripts: scripts.bytes },
    ]),
  );
}
