/** Periods during which something is shown, such as a position or a release. */

const day = 86_400_000;

/**
 * The time during which something is shown. Each end is a day, `2026-11-30`, or a day with a time, `2026-11-30T09:00`; a
 * period has no such end if the key is empty or left out.
 */
export interface Period {
  /** The day or moment from which it is shown: a day begins at midnight. */
  readonly from?: string | undefined;
  /** The last day on which it is shown, until midnight, or the moment from which it is no longer shown. */
  readonly until?: string | undefined;
}

/** Formats by time zone, because making a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** The offset from UTC that the clocks of a zone show at an instant: `-05:00`. */
function getOffset(instant: number, timeZone: string): string {
  const name =
    getFormat(timeZone)
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Intl writes "GMT-05:00", or "GMT" if there is no offset.
  return name.slice('GMT'.length, 'GMT-05:00'.length) || '+00:00';
}

/**
 * The moment at which a zone's clocks show a day and time, with its offset: `2026-11-30T09:00:00-05:00`. When clocks are put
 * back, they show an hour twice: the moment is then the first one. When they are put forward, they skip an hour: a time in that
 * hour is read by the clocks as they were before, so that 02:30 is 03:30.
 *
 * @param local a day, `2026-11-30`, for its midnight, or a day with a time, `2026-11-30T09:00`
 */
export function toZonedInstant(local: string, timeZone: string): string {
  const time = local.includes('T') ? `${local}:00` : `${local}T00:00:00`;
  const utc = Date.parse(`${time}Z`);
  const before = getOffset(utc - day, timeZone);
  const after = getOffset(utc + day, timeZone);
  const isAt = (offset: string) => getOffset(Date.parse(time + offset), timeZone) === offset;
  if (isAt(before)) return time + before;
  if (isAt(after)) return time + after;
  // The clocks skip this time.
  return time + before;
}

const getStart = (local: string, timeZone: string): number => Date.parse(toZonedInstant(local, timeZone));

function getEnd(local: string, timeZone: string): number {
  if (local.includes('T')) return getStart(local, timeZone);
  return getStart(new Date(Date.parse(local) + day).toISOString().slice(0, 10), timeZone);
}

/**
 * Whether a period ends after it begins, so that there is a moment at which something is shown. A period without a beginning or
 * without an end does.
 */
export function endsAfterStart({ from, until }: Period): boolean {
  if (!from || !until) return true;
  // Compared as texts: both have the same form, and a day ends after each of its times.
  const start = from.includes('T') ? from : `${from}T00:00`;
  const end = until.includes('T') ? until : `${until}T24:00`;
  return start < end;
}

/** The moments at which a period begins and ends, in milliseconds since 1970. */
function getBounds({ from, until }: Period, timeZone: string) {
  return {
    start: from ? getStart(from, timeZone) : Number.NEGATIVE_INFINITY,
    end: until ? getEnd(until, timeZone) : Number.POSITIVE_INFINITY,
  };
}

/**
 * Whether something is shown at a moment. Days and times are those of the site's zone (`timeZone` in data/site.json, UTC if it
 * is left out), and not of the machine that builds or of the visitor: pages are built with what is shown at the moment of the
 * build (`now` of the site's settings), so what is not shown is in no file of the site.
 *
 * @param timeZone name of the IANA database: `settings.timeZone`
 */
export function isCurrent(period: Period, now: Date, timeZone: string): boolean {
  const { start, end } = getBounds(period, timeZone);
  return start <= now.getTime() && now.getTime() < end;
}

/** The first moment after now at which one of the periods begins or ends, as ISO 8601 in UTC; empty for none. */
export function getNextChange(periods: readonly Period[], now: Date, timeZone: string): string {
  const moments = periods
    .map((period) => getBounds(period, timeZone))
    .flatMap(({ start, end }) => [start, end])
    .filter((moment) => Number.isFinite(moment) && moment > now.getTime());
  return moments.length === 0 ? '' : new Date(Math.min(...moments)).toISOString();
}
