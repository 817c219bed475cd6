/** The settings of a page of data/pages that are the same in every language: its page.json. */
import * as v from 'valibot';
import {
  date,
  endBeforeStart,
  key,
  picklist,
  optionalText,
  text,
  uniqueItems,
  wholeNumber,
  yesOrNo,
} from '~/schemas/settingValues';
import { isCountry } from '~/schemas/site/places';
import { endsAfterStart } from '~/shared/period';

/** Google, "Job posting structured data", `employmentType`. */
const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const;

const place = v.strictObject({
  locality: key(
    'the town',
    text('a town', (value) => value.trim() !== ''),
  ),
  region: key(
    'state or province; empty for none',
    optionalText('a text, or empty', () => true),
  ),
  regionName: key(
    'name of the region for visitors, if they should not read its code',
    optionalText('a text, or empty', () => true),
  ),
  country: key('by its two letters', text('a country by its two letters, such as US', isCountry)),
});

const amount = () => v.pipe(v.number(), v.minValue(0, 'pay is no less than 0'));

const pay = v.pipe(
  v.strictObject({
    currency: key(
      'by its three letters, such as EUR',
      text('a currency such as EUR', (value) => /^[A-Z]{3}$/.test(value)),
    ),
    from: amount(),
    to: amount(),
    per: picklist(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  }),
  v.check(({ from, to }) => from <= to, '"from" is more than "to"'),
);

const opening = v.pipe(
  v.strictObject({
    id: key(
      'by which its words in each language refer to it',
      text('small letters, digits and hyphens', (value) => /^[a-z][a-z\d-]*$/.test(value)),
    ),
    place: key('where the work is', place),
    from: key('first day on which the site shows it', date()),
    until: key('last day', date()),
    employmentType: key('for search engines', picklist(employmentTypes)),
    pay: key('for search engines; its words are in each language', v.optional(pay)),
  }),
  v.forward(
    v.check((period) => endsAfterStart(period), endBeforeStart),
    ['until'],
  ),
);

export const dataPageSettingsSchema = v.strictObject({
  footer: key('whether the footer links to the page', yesOrNo(true)),
  legalLine: key('whether the line of privacy and terms links to it, in place of the footer’s list', yesOrNo(false)),
  order: key(
    'place among the pages of this kind, from 1; those without one follow by the names of their folders',
    v.optional(wholeNumber('a place such as 1', 1, 999)),
  ),
  openings: key(
    'positions that are open from one day until another',
    v.optional(
      v.pipe(
        v.array(opening),
        uniqueItems(({ id }) => id, 'this id is there twice'),
      ),
      [],
    ),
  ),
});

export type DataPageSettings = v.InferOutput<typeof dataPageSettingsSchema>;

export type Opening = v.InferOutput<typeof opening>;
