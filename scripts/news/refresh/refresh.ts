/** The refresh: asks the service as far as the calls go, and brings the folder up to what is known then. */
import { newsPageSize } from '~/config/limits';
import { relayCallsOf } from '~/config/newsPlan';
import { type Collection, prune } from '~scripts/news/archive/collection';
import { articlesOf, type NewsFolder, readNewsFolder } from '~scripts/news/folder/news-folder';
import { deriveFiles, writeFiles } from '~scripts/news/folder/write-folder';
import { selections } from '~scripts/settings/news-filters';
import { createAllowance, type Spending } from './allowance';
import { type CallDeps, createCalls } from './calls';
import { collect } from './collect';
import { clockRefusal, publishRefusal } from './guard';
import { alarmOf, type Memory, readMemory } from './memory';

export interface RefreshOptions extends Spending {
  readonly upstream: {
    readonly kind: 'embedded' | 'live';
    /** Address of the all-news call; empty for the embedded service, whose port is not known yet. */
    readonly url: string;
    readonly token: string;
    /** Name for index and reports. */
    readonly host: string;
  };
  readonly directory: string;
  /** Absolute path of what is remembered between runs; null for a service that counts no calls. */
  readonly memoryPath: string | null;
  /** Whether the owner means what the guard would refuse. */
  readonly acceptLoss: boolean;
}

export interface RefreshDeps extends CallDeps {
  /** Writes a file whole, or leaves the old one. */
  readonly write: (path: string, text: string) => Promise<void>;
}

/** The samples have a second page of each selection, for "Load more". */
const sampleArticles = 2 * newsPageSize;

/** What another run, or a person, writes meanwhile would be lost. */
function checkUnchanged({ texts }: NewsFolder, directory: string): void {
  const found = readNewsFolder(directory).texts;
  if (found.size !== texts.size || [...texts].some(([name, text]) => found.get(name) !== text))
    throw new Error('another run, or somebody, changed the news meanwhile, so nothing is written: run again');
}

/**
 * Runs one refresh. What a service or a network does, the result tells.
 * @throws Error where a file of the folder cannot be read or written, or the folder changed meanwhile
 */
export async function refresh(options: RefreshOptions, deps: RefreshDeps) {
  const { acceptLoss, directory, memoryPath, plan, upstream } = options;
  const { now, write } = deps;
  const folder = readNewsFolder(directory);
  const [unreadable] = folder.unreadable;
  if (unreadable !== undefined)
    throw new Error(
      `${unreadable}\nNo call was made, and nothing is written: mend the file, or restore it from a commit.`,
    );

  const isLive = upstream.kind === 'live';
  if (!isLive && [folder.index, ...folder.archive.values()].some((file) => file?.origin === 'live'))
    throw new Error('it holds live news, which samples do not replace: set NEWS_API_TOKEN, or name another --out');
  // What is invented is nobody's loss.
  const isGuarded = isLive && !acceptLoss;
  const early = isGuarded ? clockRefusal(folder, now()) : null;
  if (early !== null) throw new Error(`${early}\nNo call was made, and nothing is written.`);

  const origin = isLive ? 'live' : 'sample';
  // The samples of one day take the place of another's; news is added to.
  const known: Collection = isLive ? articlesOf(folder, origin) : new Map();
  const before = new Map(known);
  const memory = readMemory(memoryPath, now());
  const allowance = createAllowance(options, memory);
  const calls = createCalls(upstream, allowance, deps);
  const told = new Map(folder.index?.origin === 'live' ? Object.entries(folder.index.selections) : []);
  const collected = await collect({
    ask: calls.ask,
    known,
    before: told,
    visits: memory.visits,
    archiveDays: plan.archiveDays,
    articlesMax: isLive ? newsPageSize : sampleArticles,
    host: upstream.host,
    now,
  });

  const hasArticles = collected.articles > 0;
  const [used, stopped] = [allowance.used(), calls.stopped()];
  const remembered: Memory = {
    ...memory,
    ...allowance.usage(),
    calls: memory.calls + used,
    visits: collected.visits,
    goodAt: hasArticles ? now() : memory.goodAt,
  };
  if (memoryPath !== null) await write(memoryPath, `${JSON.stringify(remembered, null, 2)}\n`);

  const articles = prune(known, plan, selections, now());
  const facts = isLive
    ? collected.facts
    : new Map([...collected.facts].map(([key, { found, limit }]) => [key, { found, limit }]));
  const files = deriveFiles(folder, { articles, facts, origin, host: upstream.host, now: now() });
  const refusal =
    isGuarded && hasArticles ? publishRefusal(before, articles, plan, now(), calls.clockDifference()) : null;
  // An empty answer takes nothing away, and a folder without an article is never made.
  const isWritten = refusal === null && articles.size > 0 && hasArticles;
  if (isWritten) checkUnchanged(folder, directory);
  const changed = isWritten ? await writeFiles(directory, folder, files, write) : [];
  return {
    ...collected,
    // Paths in the folder of the files that are other ones now, or gone.
    changed,
    ...allowance.usage(),
    stopReason: stopped?.reason ?? collected.stopReason,
    callsUsed: used,
    callsAllowed: allowance.allowed(),
    relayCalls: relayCallsOf(plan, remembered.callsPerDay ?? undefined),
    // The regular end on a small plan.
    isOutOfCalls: stopped?.status === 402 || (stopped === null && used >= allowance.allowed()),
    // Articles that are known now and were not before; those of the answers that were too old to be kept.
    fresh: [...articles.keys()].filter((key) => !before.has(key)).length,
    notKept: [...known.keys()].filter((key) => !before.has(key) && !articles.has(key)).length,
    known: articles.size,
    // Why nothing is written, though there was an article.
    refusal,
    alarm: refusal ?? (isLive ? alarmOf(remembered, stopped, now()) : null),
  };
}

export type RefreshResult = Awaited<ReturnType<typeof refresh>>;

/** 0 when there was an article, or no call left to get one; 1 when there was none, or nothing may be written. */
export function exitCodeOf({ answers, articles, failed, isOutOfCalls, refusal }: RefreshResult): 0 | 1 {
  if (refusal !== null) return 1;
  return articles > 0 || (isOutOfCalls && answers + failed.size === 0) ? 0 : 1;
}
