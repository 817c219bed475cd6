import * as v from 'valibot';
import { hinted, inLanguages, plain, sentence } from './fields';

const words = v.strictObject({
  caption: hinted(sentence(), 'Below the chart of the home page.'),
  pauseWind: hinted(sentence(), 'Names of the switch below the chart.'),
  resumeWind: sentence(),
  localTime: hinted(sentence(), 'Of the times in the harbours.'),
  shareImageAlt: hinted(plain(), 'What share images show besides the name of their page.'),
  harbours: hinted(
    v.strictObject({ newYork: sentence(), santoDomingo: sentence(), portAuPrince: sentence() }),
    'Names beside the three lights of the chart.',
  ),
});

/** The words of the chart behind the heads of pages: read only where it is shown. */
export const chartSchema = v.strictObject(inLanguages(words));

export type ChartWords = v.InferOutput<typeof words>;
