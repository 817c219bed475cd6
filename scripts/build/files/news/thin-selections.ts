import { allNews, type Combination, combinations, keyOf } from '~/config/news';
import { withoutKnown } from '~/features/news/model/address';
import { type ArchivedArticle, belongsTo } from '~/features/news/model/archive';
import type { Snapshot } from '~/features/news/model/snapshot';

/** A selection with fewer articles, in snapshot and archive together, is not for search engines. */
const articlesMin = 3;

/** The news page itself is listed whatever it shows. */
export function thinSelections(
  snapshots: ReadonlyMap<string, Pick<Snapshot, 'articles'>>,
  archive: readonly ArchivedArticle[],
): readonly Combination[] {
  return combinations.filter((combination) => {
    if (keyOf(combination) === keyOf(allNews)) return false;
    const shown = snapshots.get(keyOf(combination))?.articles ?? [];
    const older = archive.filter((article) => belongsTo(article, combination));
    return withoutKnown([...shown, ...older]).length < articlesMin;
  });
}
