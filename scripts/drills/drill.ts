import type { Changes } from './changes';

/** A check of the changed copy: npm scripts, and the unit tests where the change may make none fail. */
export type Check = 'typecheck' | 'lint' | 'test:unit';

/** What a built page must hold, or must not, after the change. */
export interface Expectation {
  /** From the folder of the built site, e.g. `es/press.html`. */
  readonly file: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

export interface Drill {
  /** Names it on the command line. */
  readonly id: string;
  readonly change: string;
  /** Files that may be written by hand. */
  readonly goal: number;
  readonly apply: (changes: Changes) => void | Promise<void>;
  /** Settings of the change. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Arguments of `npm run` that belong to the change, after its files and before the build. */
  readonly commands?: readonly string[];
  readonly checks: readonly Check[];
  readonly expect: readonly Expectation[];
}
