/** Formats milliseconds since 1970 as an instant: `2022-05-13T13:06:42Z`. */
export function toInstant(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

// The extended form, `2022-05-13T13:06:42.123+05:30`, and the basic one, `20220513T130642+0530`. Some feeds write a blank for
// the `T`, or mix both forms.
const isoTime =
  /^((?:19|20)\d\d)-?(\d\d)-?(\d\d)(?:[T ](\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)?)?\s?(?:Z|([+-]\d\d)(?::?(\d\d))?)?)?$/i;

/**
 * Parses an instant, to the form `2022-05-13T13:06:42Z`; null if it is not ISO 8601, since other formats are ambiguous. An
 * instant without a time zone is in UTC, as the service documents.
 */
export function parseInstant(value: unknown): string | null {
  const match = typeof value === 'string' ? isoTime.exec(value.trim()) : null;
  if (match === null) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zoneHour = '+00', zoneMinute = '00'] = match;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zoneHour}:${zoneMinute}`);
  if (Number.isNaN(time)) return null;
  // The conversion to UTC may lead into a year that the regular expression does not accept.
  const instant = toInstant(time);
  return isoTime.test(instant) ? instant : null;
}

/** The day of an instant in UTC. Days sort as texts. */
export function toDay(instant: string): string {
  return instant.slice(0, 10);
}

/** The newest day of a list, without days after `changedAt`; empty if all articles are of one day. */
export function newestDay(articles: readonly { readonly publishedAt: string }[], changedAt: string): string {
  const days = articles.map(({ publishedAt }) => toDay(publishedAt)).filter((day) => day <= toDay(changedAt));
  const newest = days.toSorted().at(-1);
  return newest === undefined || days.every((day) => day === newest) ? '' : newest;
}
