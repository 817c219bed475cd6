import * as v from 'valibot';
import { harbourIds } from '~/schemas/facts';
import { plain, sentence, withHint } from '~/schemas/fields';
import type { SchemaSite } from '~/schemas/schemaSite';
import { inLanguages } from '~/schemas/settingValues';

const chartWords = v.strictObject({
  pauseWind: withHint(sentence(), 'Names of the switch below the chart.'),
  resumeWind: sentence(),
  localTime: withHint(sentence(), 'Label of the times in the harbours.'),
  shareImageAlt: withHint(plain(), 'What the share image shows besides the mark.'),
  harbours: withHint(
    v.strictObject(v.entriesFromList(harbourIds, sentence())),
    'Names beside the three lights of the chart.',
  ),
});

/** The words of the chart behind the heads of pages: read only if the chart is shown. */
export const chartSchema = (site: SchemaSite) => v.strictObject(inLanguages(site, chartWords));

type ChartWords = v.InferOutput<typeof chartWords>;

export type ChartContent = Omit<ChartWords, 'shareImageAlt'>;

interface ChartParts {
  readonly chart: ChartContent;
  readonly shareImageAlt?: string;
}

/**
 * The words of the chart on every page.
 * @param hasShareImage whether the owner has a share image, which does not show the chart
 */
export const composeChart = ({ shareImageAlt, ...chart }: ChartWords, hasShareImage: boolean): ChartParts =>
  hasShareImage ? { chart } : { chart, shareImageAlt };
