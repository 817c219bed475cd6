import * as v from 'valibot';
import type { CompanyContent } from '~/content/schemas/company';
import type { ChartWords, Figure } from '~/content/schemas/facts';
import {
  exactly,
  heading,
  pageMeta,
  pageName,
  paragraph,
  plain,
  related,
  sentence,
  titledText,
} from '~/content/schemas/fields';

const capability = () => v.strictObject({ ...titledText().entries, imageAlt: plain() });

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  hero: v.strictObject({
    heading: heading(),
    lead: paragraph(),
    portfolio: sentence(),
    contact: sentence(),
  }),
  figures: v.strictObject({ label: sentence() }),
  capabilities: v.strictObject({
    heading: heading(),
    lead: sentence(),
    items: v.strictObject({ investment: capability(), operations: capability(), expansion: capability() }),
  }),
  companies: v.strictObject({ heading: heading(), lead: sentence(), viewAll: sentence() }),
  expertise: related(),
  approach: v.strictObject({ heading: heading(), lead: sentence(), pillars: exactly(3, titledText()) }),
  closing: v.strictObject({ heading: heading(), text: paragraph(), action: sentence() }),
});

type Sentences = v.InferOutput<typeof schema>;

export interface HomeContent extends Sentences {
  readonly hero: Sentences['hero'] & { readonly chart?: HomeChartWords };
  readonly figures: Sentences['figures'] & { readonly items: readonly Figure[] };
  readonly companies: Sentences['companies'] & { readonly items: readonly CompanyCard[] };
}

export type HomeChartWords = Pick<ChartWords, 'caption' | 'pauseWind' | 'resumeWind' | 'localTime' | 'harbours'>;

export type CompanyCard = Pick<CompanyContent, 'id' | 'name' | 'websites' | 'picture' | 'kind' | 'tagline'>;
