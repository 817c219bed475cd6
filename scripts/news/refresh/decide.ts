/** What becomes of a combination's file, given the file there is and the answer that came. */
import { newsPageSize } from '../../../src/config/limits';
import type { Combination } from '../../../src/config/news';
import { type NewsPage, dropReasons } from '../../../src/features/news/model/response';
import type { Snapshot } from '../../../src/features/news/model/snapshot';
import type { ReadResult } from '../snapshots/snapshot-files';

export type Decision =
  | { readonly kind: 'write'; readonly status: 'new' | 'changed'; readonly snapshot: Snapshot }
  | { readonly kind: 'unchanged'; readonly articles: number }
  /** A sound answer that is not trusted over the last good file. */
  | { readonly kind: 'kept'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

export interface DecisionContext {
  readonly old: ReadResult<Snapshot>;
  /** Whether the old file is known to come from another upstream; a smaller answer is then no loss. */
  readonly fromElsewhere: boolean;
  /** Whether an empty answer replaces another upstream's articles. */
  readonly emptyReplaces: boolean;
  readonly acceptSmaller: boolean;
}

/** A file of fewer articles has no half worth the name. */
const halvingCountsFrom = 4;

function hasMore({ found, limit }: Pick<Snapshot, 'found' | 'limit'>): boolean {
  return found > limit;
}

/** The total moves with every hour; only articles, page size, and whether there is more are worth a new file. */
function isSame(old: Snapshot, snapshot: Snapshot): boolean {
  return (
    old.limit === snapshot.limit &&
    hasMore(old) === hasMore(snapshot) &&
    JSON.stringify(old.articles) === JSON.stringify(snapshot.articles)
  );
}

function unusable({ dropped, returned }: NewsPage): string {
  const reasons = dropReasons.filter((reason) => dropped[reason] > 0).map((reason) => `${reason} ${dropped[reason]}`);
  return `none of ${returned} records can be used (${reasons.join(', ')})`;
}

/** Why the answer is not trusted over the old file, or null. */
function distrust(old: Snapshot, page: NewsPage, snapshot: Snapshot, context: DecisionContext): string | null {
  const before = old.articles.length;
  const after = snapshot.articles.length;
  if (before === 0) return null;
  if (after === 0)
    return context.fromElsewhere && context.emptyReplaces && page.returned === 0
      ? null
      : page.returned === 0
        ? 'the answer is empty'
        : unusable(page);
  if (context.fromElsewhere || context.acceptSmaller || before < halvingCountsFrom) return null;
  // A smaller plan returns smaller pages: then a full page is no loss.
  const expected = Math.min(before, snapshot.limit);
  return after * 2 <= expected ? `${after} articles where there were ${before}; --accept-smaller takes them` : null;
}

/** Decides without touching anything. */
export function decide({ category, region }: Combination, page: NewsPage, context: DecisionContext): Decision {
  const { old } = context;
  const snapshot: Snapshot = {
    version: 1,
    region,
    category,
    found: page.found,
    limit: page.limit,
    articles: page.articles.slice(0, newsPageSize),
  };
  if (old.kind !== 'ok') {
    return page.returned > 0 && snapshot.articles.length === 0
      ? { kind: 'failed', reason: unusable(page) }
      : { kind: 'write', status: 'new', snapshot };
  }
  const reason = distrust(old.value, page, snapshot, context);
  if (reason !== null) return { kind: 'kept', reason };
  if (isSame(old.value, snapshot)) return { kind: 'unchanged', articles: snapshot.articles.length };
  return { kind: 'write', status: 'changed', snapshot };
}
