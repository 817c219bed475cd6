import { performance } from 'node:perf_hooks';
import type { Plugin } from 'vite';

interface Part {
  readonly name: string;
  readonly milliseconds: number;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

/** Times the parts of a process, one after the other: each lasts from the end of the one before. */
export class BuildClock {
  readonly #now: () => number;
  readonly #started: number;
  readonly #parts: Part[] = [];
  #last: number;

  /** @param now Clock that only goes forward, in ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#started = now();
    this.#last = this.#started;
  }

  /** What went on until now was this. */
  lap(name: string): void {
    const now = this.#now();
    this.#parts.push({ name, milliseconds: now - this.#last });
    this.#last = now;
  }

  /** One line: the whole time, and that of each part. */
  toString(): string {
    const parts = this.#parts.map(({ name, milliseconds }) => `${name} ${seconds(milliseconds)}`);
    return `${seconds(this.#now() - this.#started)} (${parts.join(', ')})`;
  }
}

/** Of the build that this process runs. */
export const buildClock = new BuildClock();

/** Vite bundles twice, for browsers and for the prerender. */
export function timedBundles(clock = buildClock): Plugin {
  return {
    name: 'timed-bundles',
    closeBundle() {
      clock.lap(this.environment.name === 'client' ? 'bundle for browsers' : 'bundle for the prerender');
    },
  };
}
