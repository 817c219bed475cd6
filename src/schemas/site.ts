/**
 * What an owner may set in data/site.json. The type, the check, the variables that override a key for a deployment and
 * the table of docs/settings.md follow from this schema.
 */
import * as v from 'valibot';
import { date, wrongValueMessage, key, optionalDate, wholeNumber, nonEmptyText } from './settingValues';
import { appearance } from './site/appearance';
import { identity } from './site/identity';
import { places } from './site/places';
import { services } from './site/services';
import { socialProfiles } from './site/socialProfiles';

export const siteSchema = v.strictObject({
  ...identity,
  ...places,
  ...socialProfiles,
  ...services,
  ...appearance,
  foundingYear: key('year the company was founded in', wholeNumber('a year such as 2020', 1000, 2999)),
  unbreakable: key(
    'names that no line is broken within',
    v.optional(v.array(nonEmptyText(), wrongValueMessage('a list of texts')), []),
  ),
  legalReviewed: key('day on which counsel read the legal texts; empty until then', optionalDate()),
  privacyChanged: key('day of the last change, shown on the page', date()),
  termsChanged: key('day of the last change, shown on the page', date()),
});

export type Settings = v.InferOutput<typeof siteSchema>;
