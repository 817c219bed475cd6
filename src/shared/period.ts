/** Periods during which something is shown, such as an announcement, a position or a release. */

const day = 86_400_000;

/**
 * The bounds of what is shown for a time; empty or left out, there is no such bound. Each is a day, `2026-11-30`, or a day
 * with a time, `2026-11-30T09:00`.
 */
export interface Period {
  /** The first moment: a day begins at midnight. */
  readonly from?: string | undefined;
  /** The last day, which counts as a whole, or the time from which it is no longer shown. */
  readonly until?: string | undefined;
}

/** Formats by time zone: making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** How far the clocks of a zone are from UTC: `-05:00`. */
function getOffset(instant: number, timeZone: string): string {
  const name =
    getFormat(timeZone)
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // "GMT-05:00", or "GMT" alone.
  return name.slice('GMT'.length, 'GMT-05:00'.length) || '+00:00';
}

/**
 * The moment at which a zone's clocks show a day and time, with the offset that they have then: `2026-11-30T09:00:00-05:00`.
 * Of a time that clocks show twice it is the first, and of one that they leave out the moment at which they do.
 *
 * @param local `2026-11-30`, which is its midnight, or `2026-11-30T09:00`
 */
export function toZonedInstant(local: string, timeZone: string): string {
  const time = local.includes('T') ? `${local}:00` : `${local}T00:00:00`;
  const utc = Date.parse(`${time}Z`);
  const before = getOffset(utc - day, timeZone);
  const after = getOffset(utc + day, timeZone);
  const isAt = (offset: string) => getOffset(Date.parse(time + offset), timeZone) === offset;
  if (isAt(before)) return time + before;
  if (isAt(after)) return time + after;
  // Clocks are put forward over this time.
  return time + before;
}

const getStart = (local: string, timeZone: string): number => Date.parse(toZonedInstant(local, timeZone));

function getEnd(local: string, timeZone: string): number {
  if (local.includes('T')) return getStart(local, timeZone);
  return getStart(new Date(Date.parse(local) + day).toISOString().slice(0, 10), timeZone);
}

/** The moments at which what is shown changes, in milliseconds since 1970. */
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
