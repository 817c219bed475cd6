/** A line above the header of every page, for a time: data/announcement.json, which a site need not have. */
import * as v from 'valibot';
import { endsAfterStart } from '~/shared/period';
import { textUpTo, withHint, linkTarget } from './fields';
import type { SchemaSite } from './schemaSite';
import { endBeforeStart, inLanguages, key, linkLabel, optionalMoment } from './settingValues';

/** A longer text takes more than three lines on a phone. */
const textMax = 120;

/** When the announcement is shown: read before its text, with all that a site shows for a time. */
const times = {
  from: key('the first day, or the moment from which pages show it; empty if they show it at once', optionalMoment()),
  until: key(
    'the last day, or the moment from which pages no longer show it; empty if it has no end',
    optionalMoment(),
  ),
};

export const announcementTimesSchema = v.object(times);

export const announcementSchema = (site: SchemaSite) =>
  v.pipe(
    v.strictObject({
      ...times,
      text: withHint(v.strictObject(inLanguages(site, textUpTo(textMax))), 'One line above the header of every page.'),
      link: withHint(
        v.optional(v.strictObject({ target: linkTarget(site), label: v.strictObject(inLanguages(site, linkLabel())) })),
        'A link after the text.',
      ),
    }),
    v.forward(
      v.check((period) => endsAfterStart(period), endBeforeStart),
      ['until'],
    ),
  );
