/** Dates as readers see them. The zone is fixed, so that the server and every browser print the same day. */

export interface NewsDates {
  /** Long format, e.g. "May 13, 2022". */
  readonly long: (instant: string) => string;
}

/** @param tag BCP 47 tag of the page's language */
export function newsDates(tag: string): NewsDates {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return { long: (instant) => format.format(new Date(instant)) };
}

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
