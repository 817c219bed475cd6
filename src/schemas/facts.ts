/** Figures and years, with their words in every language. */
import * as v from 'valibot';
import { type HarbourId, harbourIds } from '~/config/harbours';
import { figureValue, nonEmptyList, searchable, sentence, type TitledText, titledText } from './fields';
import { uniqueItems, inLanguages, picklist } from './settingValues';

/** A figure with its words. */
const figure = (value: v.GenericSchema<string>) =>
  v.pipe(
    v.strictObject({
      value: v.optional(value),
      values: v.optional(v.strictObject(inLanguages(value))),
      label: v.strictObject(inLanguages(sentence())),
      places: v.optional(v.strictObject(inLanguages(sentence()))),
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

export const figuresSchema = v.strictObject({
  headline: nonEmptyList(figure(figureValue())),
  markets: v.optional(v.array(figure(marketValue)), []),
});

export interface Figure {
  readonly value: string;
  readonly label: string;
  readonly places?: string | undefined;
}

export const milestonesSchema = v.strictObject({
  milestones: v.pipe(
    nonEmptyList(
      v.strictObject({
        year: searchable(v.pipe(v.string(), v.regex(/^\d{4}$/, 'a year has four digits'))),
        harbours: v.optional(nonEmptyList(picklist(harbourIds))),
        ...inLanguages(titledText()),
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
