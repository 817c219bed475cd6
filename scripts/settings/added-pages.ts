import type { Language } from '~/config/knownLanguages';
import type { AddedPage } from '~/content/pageTable';
import type { TimedPart } from './timed-parts';

/** What decides which pages an owner has added. */
export interface AddedPageSource {
  readonly dataFolder: string;
  readonly languages: readonly Language[];
  /** The moment that the site is built for. */
  readonly now: Date;
  readonly timeZone: string;
}

/** The pages that an owner has added. */
export interface AddedPages {
  /** All pages, those included that are not shown yet, or no longer. */
  readonly all: readonly AddedPage[];
  /** The pages that the site has at the moment of the build. */
  readonly shown: readonly AddedPage[];
  /** What of them is shown for a time only. */
  readonly timedParts: readonly TimedPart[];
}
