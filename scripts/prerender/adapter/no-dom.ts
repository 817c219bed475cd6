/**
 * Imports vite-react-ssg without jsdom. It would parse each rendered page with it, to add preload links and to pass the result to a
 * hook that discards it. That took a third of the build's time. This was seen in vite-react-ssg 0.9.2.
 */
import { createRequire } from 'node:module';

export class DiscardedDocument {
  /** Says that the document has every preload link already. */
  readonly window = { document: { head: { querySelector: () => true } } };

  serialize(): string {
    return '';
  }
}

/** The first import of a process decides which class vite-react-ssg gets, so no other module may import it. */
export function importWithoutDom() {
  const requireFromPackage = createRequire(import.meta.resolve('vite-react-ssg/node'));
  Object.assign(requireFromPackage('jsdom'), { JSDOM: DiscardedDocument });
  return import('vite-react-ssg/node');
}
