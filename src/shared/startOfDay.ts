const format = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', timeZoneName: 'longOffset' });

/**
 * The moment at which a day begins in New York, with the offset of its clocks: `2026-11-30T00:00:00-05:00`.
 * @param day an ISO date
 */
export function startOfDay(day: string): string {
  // It is midnight or one o'clock then. Clocks change at two.
  const instant = Date.parse(`${day}T05:00:00Z`);
  const { value: name = '' } = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName') ?? {};
  // Intl writes "GMT-05:00".
  return `${day}T00:00:00${name.slice('GMT'.length)}`;
}
