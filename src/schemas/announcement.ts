/** A line above the header of every page, for a time: data/announcement.json, which a site need not have. */
import * as v from 'valibot';
import { bounded, hinted, linkTarget } from './fields';
import { inLanguages, key, linkLabel, optionalText } from './settingValues';

/** `2026-11-30`, or `2026-11-30T09:00`. */
function isDayOrTime(value: string): boolean {
  const [day = '', time = '00:00', ...rest] = value.split('T');
  const instant = new Date(`${day}T${time}:00Z`);
  return rest.length === 0 && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${day}T${time}:00`);
}

const dayOrTime = () =>
  optionalText('a day such as 2026-11-30, or a day and time such as 2026-11-30T09:00', isDayOrTime);

/** The moment at which a period that ends on a day, or at a time, is over, as texts compare. */
const toEnd = (until: string) => (until.includes('T') ? until : `${until}T24:00`);
const toStart = (from: string) => (from.includes('T') ? from : `${from}T00:00`);

/** Longer texts take more than three lines of a phone. */
const textMax = 120;

export const announcementSchema = v.pipe(
  v.strictObject({
    from: key('first day or moment on which pages show it; empty for at once', dayOrTime()),
    until: key('last day, or the moment at which it goes; empty for no end', dayOrTime()),
    text: hinted(v.strictObject(inLanguages(bounded(textMax))), 'One line above the header of every page.'),
    link: hinted(
      v.optional(v.strictObject({ target: linkTarget(), label: v.strictObject(inLanguages(linkLabel())) })),
      'A link after the text.',
    ),
  }),
  v.check(({ from, until }) => from === '' || until === '' || toStart(from) < toEnd(until), '"until" is before "from"'),
);
