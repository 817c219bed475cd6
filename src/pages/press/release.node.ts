/** What a file of data/press says. */
import * as v from 'valibot';
import { altText, heading, withHint, markdown, pictureName, sentence } from '~/schemas/fields';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';
import { date, endBeforeStart, inLanguages, optionalMoment } from '~/schemas/settingValues';
import { endsAfterStart } from '~/shared/period';

const releaseWordsSchema = (site: SchemaSite) =>
  v.strictObject({
    // The heading says in a sentence what has happened.
    title: heading(160),
    place: withHint(sentence(), 'The town that the text comes from.'),
    summary: withHint(sentence(), 'One or two sentences: under the title, in search engines and feeds.'),
    text: markdown(site),
    contact: withHint(
      v.optional(markdown(site)),
      'Whom to ask about this release, in place of the contact under all releases.',
    ),
    boilerplate: withHint(v.optional(markdown(site)), 'About the company, in place of the text under all releases.'),
  });

/** When a release is shown: read before its words, because it decides which pages the site has. */
const times = {
  date: withHint(date(), 'The date of the release, which it bears.'),
  from: withHint(
    optionalMoment(),
    'The site has nothing of it before this moment, such as 2026-11-30T09:00. Needed as long as the date is ahead.',
  ),
  until: withHint(optionalMoment(), 'The site has nothing of it after this day, or from this moment.'),
};

/** The times of a release. They are checked here alone: `releaseSchema` is read after it. */
export const releaseTimesSchema = v.pipe(
  v.object(times),
  v.forward(
    // A moment is compared by its day: both are days of the site's time zone.
    v.check(
      ({ date, from }) => from === '' || from.slice(0, date.length) >= date,
      'this is before the date of the release, so it would be published early: take the date, or a later moment',
    ),
    ['from'],
  ),
  v.forward(
    v.check(({ date, from, until }) => endsAfterStart({ from: from || date, until }), endBeforeStart),
    ['until'],
  ),
);

/** A release of data/press: its times, and its words in every language. */
export const releaseSchema = (site: SchemaSite) =>
  v.strictObject({
    ...times,
    picture: v.optional(
      v.strictObject({
        name: pictureName(),
        alt: v.strictObject(inLanguages(site, altText())),
      }),
    ),
    ...inLanguages(site, releaseWordsSchema(site)),
  });

export type Release = SchemaOutput<typeof releaseSchema>;
