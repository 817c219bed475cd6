import * as v from 'valibot';
import { type PageFacts, withoutMissingPages } from '~/content/pageFacts';
import type { CompanyContent } from '~/schemas/company';
import { altText, exactly, heading, paragraph, searchable, sentence, sentences, titledText } from '~/schemas/fields';
import { page, related } from '~/schemas/page';
import type { SchemaOutput } from '~/schemas/schemaSite';
import { pick } from '~/shared/pick';

const capability = () => v.strictObject({ ...titledText().entries, imageAlt: altText() });

export const homeSchema = () =>
  page({
    hero: v.strictObject({ heading: heading(), lead: searchable(paragraph()), ...sentences('portfolio', 'contact') }),
    figures: v.strictObject({ label: sentence() }),
    capabilities: v.strictObject({
      heading: heading(),
      lead: searchable(sentence()),
      items: v.strictObject({ investment: capability(), operations: capability(), expansion: capability() }),
    }),
    companies: v.strictObject({ heading: heading(), lead: searchable(sentence()), viewAll: sentence() }),
    expertise: related(),
    approach: v.strictObject({ heading: heading(), lead: searchable(sentence()), pillars: exactly(3, titledText()) }),
    closing: v.strictObject({ heading: heading(), text: searchable(paragraph()), action: sentence() }),
  });

type HomeSentences = SchemaOutput<typeof homeSchema>;

/** What the card of a company shows. */
export type CompanyCard = Pick<CompanyContent, 'id' | 'name' | 'websites' | 'plate' | 'meaning' | 'kind' | 'tagline'>;

const companyCard = (company: CompanyContent): CompanyCard =>
  pick(company, 'id', 'name', 'websites', 'plate', 'meaning', 'kind', 'tagline');

export function composeHome(home: HomeSentences, facts: PageFacts) {
  const { companies, headlineFigures } = facts;
  return {
    ...home,
    figures: { ...home.figures, items: headlineFigures },
    companies: { ...home.companies, items: companies.map(companyCard) },
    expertise: withoutMissingPages(home.expertise, facts),
  };
}

export type HomeContent = ReturnType<typeof composeHome>;
