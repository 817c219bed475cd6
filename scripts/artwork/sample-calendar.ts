/** The sample calendar is a page of its own, without the theme's variables: it is given its colours here. */
import { createHash } from 'node:crypto';
import { calendar, type CalendarColours } from './draw/palette';

const variables = (colours: CalendarColours): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/**
 * The page with the theme's colours, and with the hash of its new style sheet in its content security policy.
 * @throws Error where the page has lost the rules that hold its colours
 */
export function recolourCalendar(page: string): string {
  const coloured = page
    .replace(/(?<=:root\{color-scheme:light dark;)[^}]*/, variables(calendar.light))
    .replace(/(?<=\(prefers-color-scheme:dark\)\{:root\{)[^}]*/, variables(calendar.dark));
  const style = /<style>(.*?)<\/style>/s.exec(coloured)?.[1];
  if (style === undefined || !style.includes(variables(calendar.dark)))
    throw new Error('public/samples/scheduling.html: its style sheet has no :root rules for both schemes');
  return coloured.replace(/sha256-[\w+/=]+/, `sha256-${createHash('sha256').update(style).digest('base64')}`);
}
