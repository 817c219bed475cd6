import type { shell } from '~/content/en/shell';

/** The other languages have the keys of the English sentences. */
export type ShellContent = typeof shell;
