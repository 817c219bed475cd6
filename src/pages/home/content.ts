import * as v from 'valibot';
import { type PageFacts, withoutMissingPages } from '~/content/pageFacts';
import { withoutWords } from '~/content/withoutWords';
import { pick } from '~/lib/pick';
import type { CompanyContent } from '~/schemas/company';
import { exactly, heading, page, paragraph, plain, related, sentence, sentences, titledText } from '~/schemas/fields';

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

/** What the card of a company shows. */
export type CompanyCard = Pick<CompanyContent, 'id' | 'name' | 'websites' | 'picture' | 'kind' | 'tagline'>;

const companyCard = (company: CompanyContent): CompanyCard =>
  pick(company, 'id', 'name', 'websites', 'picture', 'kind', 'tagline');

export function composeHome(home: HomeSentences, facts: PageFacts) {
  const { chart, companies, features, headlineFigures } = facts;
  return {
    ...home,
    hero: {
      ...home.hero,
      ...(!features.companies && { portfolio: '' }),
      ...(chart && { chart: pick(chart, 'caption', 'pauseWind', 'resumeWind') }),
    },
    figures: { ...home.figures, items: headlineFigures },
    companies: {
      ...(features.companies ? home.companies : withoutWords(home.companies)),
      items: companies.map(companyCard),
    },
    expertise: withoutMissingPages(home.expertise, facts),
  };
}

export type HomeContent = ReturnType<typeof composeHome>;
