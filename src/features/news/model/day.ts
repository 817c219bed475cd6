/** The UTC day of an instant, which sorts as text. */
export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

/** The newest day of a list, but for days ahead of `changedAt`; empty where all of the list is of one day. */
export function newestDay(articles: readonly { readonly publishedAt: string }[], changedAt: string): string {
  const days = articles.map(({ publishedAt }) => dayOf(publishedAt)).filter((day) => day <= dayOf(changedAt));
  const newest = days.toSorted().at(-1);
  return newest === undefined || days.every((day) => day === newest) ? '' : newest;
}
