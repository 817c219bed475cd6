/** What a run of the refresh is given. */
import type { Combination } from '~/config/news';
import type { NewsPlan } from '~/config/newsPlan';
import type { FileSystem } from '~scripts/lib/atomic-write';
import type { RefreshCaller } from '~scripts/news/plan/state';
import type { Waiting } from './limits';

export interface Upstream {
  readonly kind: 'embedded' | 'live';
  /** Address of the all-news call; empty for the embedded service, whose port is not known yet. */
  readonly url: string;
  readonly token: string;
  /** Name for index and reports. */
  readonly host: string;
  readonly corpus: string | null;
}

export interface RefreshOptions {
  readonly upstream: Upstream;
  /** Absolute path of the snapshot folder. */
  readonly directory: string;
  readonly plan: NewsPlan;
  /** Whose part of the day's calls the run spends. */
  readonly caller: RefreshCaller;
  /** Absolute path of what is remembered between runs; null for a service that counts no calls. */
  readonly statePath: string | null;
  /** Calls that the run makes at most, besides what the plan allows. */
  readonly budget: number;
  readonly concurrency: number;
  readonly timeLimitMs: number;
  readonly json: boolean;
}

/** One call as it is told of while the run goes on. */
export interface CallReport {
  readonly key: string;
  readonly page: number;
  /** Articles the answer brought, and those of them that nobody knew. */
  readonly articles: number;
  readonly fresh: number;
  readonly reason: string | null;
}

/** What a run takes from its surroundings; tests put in their own. */
export interface Surroundings {
  readonly now: () => number;
  readonly waiting: Waiting;
  readonly random: () => number;
  readonly fileSystem: FileSystem;
  readonly timeoutMs: number;
  readonly backoffMs: number;
  readonly bodyMax: number;
  /** Headers are ours; tests add a fault to the query of a call here. */
  readonly prepare: (url: URL, combination: Combination) => URL;
  /** The table: what is asked for, and all that the folder may hold. */
  readonly combinations: readonly Combination[];
  /** Pages of a combination that calls are spent on while there is nothing else to do: "Load More" lives on them. */
  readonly pagesKept: number;
  readonly onCall: (report: CallReport, callsUsed: number) => void;
}
