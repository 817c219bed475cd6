import * as v from 'valibot';
import { harbourIds } from '../../config/harbours';
import type { Fields } from '../../content/fields';
import { object } from '../../content/values';

/** The words of the chart behind the heads of pages. */
export const chartSchema = ({ plain, sentence, sentences }: Fields) =>
  object({
    /** Names of the switch below the chart, and the label of the times in the harbours. */
    ...sentences('pauseWind', 'resumeWind', 'localTime'),
    /** What the share image shows besides the mark. */
    shareImageAlt: plain(),
    /** Names beside the three lights of the chart. */
    harbours: object(v.entriesFromList(harbourIds, sentence())),
  });

export type ChartContent = Omit<v.InferOutput<ReturnType<typeof chartSchema>>, 'shareImageAlt'>;
