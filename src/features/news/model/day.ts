/** The UTC day of an instant, which sorts as text. */
export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

/** The newest day of a list; empty where all of it is of one day, since a mark on everything marks nothing. */
export function newestDay(articles: readonly { readonly publishedAt: string }[]): string {
  const days = articles.map(({ publishedAt }) => dayOf(publishedAt)).sort();
  const newest = days.at(-1);
  return newest === undefined || newest === days[0] ? '' : newest;
}
