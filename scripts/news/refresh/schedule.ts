/** How many scheduled runs a day has left, by the cron lines of the workflow. */

const cronLine = /^\s*- cron: ['"]?(\S+) (\S+) \* \* \*['"]?\s*(?:#.*)?$/gm;

/** Values of a cron field such as `23`, `4,10,16`, `8-18` or `*` with a step. */
function valuesOf(field: string, count: number): readonly number[] {
  return field.split(',').flatMap((part) => {
    const [, from = '', to = '', step = '1'] = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/([1-9]\d*))?$/.exec(part) ?? ['', '-1'];
    const first = from === '' ? 0 : Number(from);
    const last = from === '' || (to === '' && part.includes('/')) ? count - 1 : Number(to || from);
    const values = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
    return values.filter((value) => value >= 0 && value < count && (value - first) % Number(step) === 0);
  });
}

/**
 * Runs that a day (UTC) has left, the one that is under way among them.
 * @param workflow text with cron lines of every day
 * @throws Error where the text has no such line
 */
export function runsLeft(workflow: string, now: number): number {
  const minutes = [...workflow.matchAll(cronLine)].flatMap(([, minute = '', hour = '']) =>
    valuesOf(hour, 24).flatMap((ofHour) => valuesOf(minute, 60).map((ofMinute) => ofHour * 60 + ofMinute)),
  );
  if (minutes.length === 0)
    throw new Error('the workflow has no cron line of every day, such as "23 4,10,16,22 * * *"');
  const minuteOfDay = Math.floor((now % 86_400_000) / 60_000);
  return 1 + new Set(minutes.filter((minute) => minute > minuteOfDay)).size;
}
