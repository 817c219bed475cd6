/** Days in New York, where the company is: a release is shown from the midnight with which its day begins there. */
const timeZone = 'America/New_York';

/** The day that it is in New York at a moment: `2026-11-23`. */
export const newYorkDay = (now: Date): string =>
  // Canadian English writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);

/** The midnight with which a day begins in New York, as ISO 8601 with its offset: `2026-11-23T00:00:00-05:00`. */
export function newYorkMidnight(day: string): string {
  // Clocks change at two in the morning, so at this moment, midnight or one o'clock, they still show the offset of midnight.
  const early = new Date(`${day}T05:00:00Z`);
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(early);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length) ?? '';
  return `${day}T00:00:00${offset}`;
}
