/** Figures and years, with their words in every language. */
import * as v from 'valibot';
import { figureValue, filled, hinted, inLanguages, sentence, titledText, when } from './fields';

const figure = () =>
  v.strictObject({
    value: figureValue(),
    label: v.strictObject(inLanguages(sentence())),
    places: v.optional(hinted(v.strictObject(inLanguages(sentence())), 'Their names, below the figure.')),
    when: when(),
  });

export const figuresSchema = v.strictObject({
  headline: hinted(filled(figure()), 'What the home page opens with.'),
  markets: hinted(filled(figure()), 'Of the market overview.'),
});

export interface Figure {
  readonly value: string;
  readonly label: string;
  readonly places?: string | undefined;
}

export const milestonesSchema = v.strictObject({
  milestones: filled(
    v.strictObject({
      year: v.pipe(v.string(), v.regex(/^\d{4}$/, 'a year has four digits')),
      ...inLanguages(titledText()),
    }),
  ),
});

export interface Milestone {
  readonly year: string;
  readonly title: string;
  readonly text: string;
}
