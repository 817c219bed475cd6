import * as v from 'valibot';
import { type PageFacts, withoutMissingPages } from '~/content/pageFacts';
import { exactly, heading, withHint, paragraph, searchable, sentence, sentences } from '~/schemas/fields';
import { page, related } from '~/schemas/page';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';

const column = v.strictObject({ title: searchable(heading()), points: exactly(4, searchable(sentence())) });

export const portfolioSchema = (site: SchemaSite) =>
  page({
    hero: v.strictObject({ heading: heading(), lead: searchable(paragraph()) }),
    companiesHeading: heading(),
    statLabels: withHint(
      v.strictObject(sentences('founded', 'market', 'focus')),
      'Of the three tiles of each company.',
    ),
    visitWebsite: sentence(),
    visitWebsiteIn: withHint(sentence('label'), 'The same for one of several sites of a company.'),
    approach: v.strictObject({ heading: heading(), columns: exactly(3, column) }),
    related: related(site),
  });

type PortfolioSentences = SchemaOutput<typeof portfolioSchema>;

export function composePortfolio(portfolio: PortfolioSentences, facts: PageFacts) {
  const { companies } = facts;
  return {
    ...portfolio,
    meta: { ...portfolio.meta, keywords: [...portfolio.meta.keywords, ...companies.map(({ kind }) => kind)] },
    companies,
    related: withoutMissingPages(portfolio.related, facts),
  };
}

export type PortfolioContent = ReturnType<typeof composePortfolio>;
