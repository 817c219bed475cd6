import * as v from 'valibot';
import { harbourIds } from '~/config/harbours';
import type { TextSchemas } from '~/content/textSchemas';
import { strictObject } from '~/content/valueSchemas';

/** The words of the chart behind the heads of pages. */
export const chartSchema = ({ plain, sentence, sentences }: TextSchemas) =>
  strictObject({
    /** Names of the switch below the chart, and the label of the times in the harbours. */
    ...sentences('pauseWind', 'resumeWind', 'localTime'),
    /** What the share image shows besides the mark. */
    shareImageAlt: plain(),
    /** Names beside the three lights of the chart. */
    harbours: strictObject(v.entriesFromList(harbourIds, sentence())),
  });

export type ChartContent = Omit<v.InferOutput<ReturnType<typeof chartSchema>>, 'shareImageAlt'>;
