/** Figures and years, with their words in every language. */
import * as v from 'valibot';
import { type HarbourId, harbourIds } from '~/config/harbours';
import { figureValue, nonEmptyList, withHint, searchable, sentence, type TitledText, titledText, when } from './fields';
import type { SchemaSite } from './schemaSite';
import { uniqueItems, inLanguages, picklist } from './settingValues';

/** A figure with its words. */
const figure = (site: SchemaSite, value: v.GenericSchema<string>) =>
  v.pipe(
    v.strictObject({
      value: withHint(v.optional(value), 'The same in every language, such as "12" or "{companyTotal}+".'),
      values: withHint(
        v.optional(v.strictObject(inLanguages(site, value))),
        'In place of the value, if languages write it differently, such as "3,400" and "3.400".',
      ),
      label: v.strictObject(inLanguages(site, sentence())),
      places: v.optional(withHint(v.strictObject(inLanguages(site, sentence())), 'Their names, below the figure.')),
      when: when(),
    }),
    v.check(
      (given) => (given.value === undefined) !== (given.values === undefined),
      'a figure has either a value, the same in every language, or values with one for each',
    ),
  );

const marketValue = v.pipe(
  figureValue(),
  v.check(
    (value) => /\d|\{/.test(value),
    ({ input }) => `"${input}" is not a number such as +2.3%`,
  ),
);

export const figuresSchema = (site: SchemaSite) =>
  v.strictObject({
    headline: withHint(nonEmptyList(figure(site, figureValue())), 'What the home page opens with.'),
    markets: withHint(
      v.optional(v.array(figure(site, marketValue)), []),
      'Figures of the market overview. Without any the news page has no overview.',
    ),
  });

export interface Figure {
  readonly value: string;
  readonly label: string;
  readonly places?: string | undefined;
}

export const milestonesSchema = (site: SchemaSite) =>
  v.strictObject({
    milestones: v.pipe(
      nonEmptyList(
        v.strictObject({
          year: searchable(v.pipe(v.string(), v.regex(/^\d{4}$/, 'a year has four digits'))),
          harbours: v.optional(
            withHint(
              nonEmptyList(picklist(harbourIds)),
              'Lights of the chart beside the years, lit from this year on.',
            ),
          ),
          ...inLanguages(site, titledText()),
        }),
      ),
      uniqueItems(({ year, ...texts }) => `${year} ${JSON.stringify(texts)}`, 'this milestone is there twice'),
    ),
  });

export interface Milestone extends TitledText {
  readonly year: string;
  /** Lights of the chart that are lit from this year on. */
  readonly harbours: readonly HarbourId[];
}
