import * as v from 'valibot';
import type { CompanyContent } from '~/content/schemas/company';
import type { Figure, HomeChartWords } from '~/content/schemas/facts';
import {
  exactly,
  heading,
  page,
  paragraph,
  plain,
  related,
  sentence,
  sentences,
  titledText,
} from '~/content/schemas/fields';

const capability = () => v.strictObject({ ...titledText().entries, imageAlt: plain() });

export const homeSchema = page({
  hero: v.strictObject({ heading: heading(), lead: paragraph(), ...sentences('portfolio', 'contact') }),
  figures: v.strictObject({ label: sentence() }),
  capabilities: v.strictObject({
    heading: heading(),
    lead: sentence(),
    items: v.strictObject({ investment: capability(), operations: capability(), expansion: capability() }),
  }),
  companies: v.strictObject({ heading: heading(), ...sentences('lead', 'viewAll') }),
  expertise: related(),
  approach: v.strictObject({ heading: heading(), lead: sentence(), pillars: exactly(3, titledText()) }),
  closing: v.strictObject({ heading: heading(), text: paragraph(), action: sentence() }),
});

type HomeSentences = v.InferOutput<typeof homeSchema>;

export interface HomeContent extends HomeSentences {
  readonly hero: HomeSentences['hero'] & { readonly chart?: HomeChartWords };
  readonly figures: HomeSentences['figures'] & { readonly items: readonly Figure[] };
  readonly companies: HomeSentences['companies'] & { readonly items: readonly CompanyCard[] };
}

export type CompanyCard = Pick<CompanyContent, 'id' | 'name' | 'websites' | 'picture' | 'kind' | 'tagline'>;
