import * as v from 'valibot';
import { type PageFacts, withoutMissingPages } from '~/content/pageFacts';
import { exactly, heading, paragraph, searchable, sentence, sentences } from '~/schemas/fields';
import { page, related } from '~/schemas/page';
import type { SchemaOutput } from '~/schemas/schemaSite';

const column = v.strictObject({ title: searchable(heading()), points: exactly(4, searchable(sentence())) });

export const portfolioSchema = () =>
  page({
    hero: v.strictObject({ heading: heading(), lead: searchable(paragraph()) }),
    companiesHeading: heading(),
    statLabels: v.strictObject(sentences('founded', 'market', 'focus')),
    visitWebsite: sentence(),
    visitWebsiteIn: sentence('label'),
    approach: v.strictObject({ heading: heading(), columns: exactly(3, column) }),
    related: related(),
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
