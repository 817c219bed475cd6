import * as v from 'valibot';
import { harbourIds } from '~/config/harbours';
import type { PageFacts } from '~/content/pageFacts';
import { plain, sentence } from '~/schemas/fields';
import { inLanguages } from '~/schemas/settingValues';

const chartWords = v.strictObject({
  pauseWind: sentence(),
  resumeWind: sentence(),
  localTime: sentence(),
  shareImageAlt: plain(),
  harbours: v.strictObject(v.entriesFromList(harbourIds, sentence())),
});

/** The words of the chart behind the heads of pages: read only if the chart is shown. */
export const chartSchema = v.strictObject(inLanguages(chartWords));

type ChartWords = v.InferOutput<typeof chartWords>;

export type ChartContent = Omit<ChartWords, 'shareImageAlt'>;

interface ChartParts {
  readonly chart: ChartContent;
  readonly shareImageAlt?: string;
}

/** The words of the chart on every page; none if the site shows no chart. */
export function composeChart(
  file: v.InferOutput<typeof chartSchema> | undefined,
  { translate }: Pick<PageFacts, 'translate'>,
): Partial<ChartParts> {
  if (file === undefined) return {};
  const { shareImageAlt, ...chart } = translate(file);
  return { chart, shareImageAlt };
}
