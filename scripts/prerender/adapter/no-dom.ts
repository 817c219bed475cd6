/**
 * Replaces jsdom in vite-react-ssg, which parses each rendered page with it, adds preload links, and passes the result to a hook
 * that discards it. That took a third of the build's time. vite-react-ssg must be imported after this module.
 */
import { createRequire } from 'node:module';

export class DiscardedDocument {
  /** Says that the document has every preload link already. */
  readonly window = { document: { head: { querySelector: () => true } } };

  serialize(): string {
    return '';
  }
}

const requireFromPackage = createRequire(import.meta.resolve('vite-react-ssg/node'));
Object.assign(requireFromPackage('jsdom'), { JSDOM: DiscardedDocument });
