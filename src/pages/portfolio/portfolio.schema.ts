import type * as v from 'valibot';
import type { CompanyContent } from '~/content/facts';
import { listMarkdownLines } from '~/content/markdown';
import type { SearchText } from '~/content/searchText';
import type { TextSchemas } from '~/content/textSchemas';
import { arrayOfLength, strictObject } from '~/content/valueSchemas';

export const portfolioSchema = ({ heading, page, paragraph, related, sentence, sentences }: TextSchemas) =>
  page({
    hero: strictObject({ heading: heading(), lead: paragraph() }),
    companiesHeading: heading(),
    /** Labels of the three facts about each company. */
    statLabels: strictObject(sentences('founded', 'market', 'focus')),
    visitWebsite: sentence(),
    /** The text of a link to one of several websites of a company. */
    visitWebsiteIn: sentence('label'),
    approach: strictObject({
      heading: heading(),
      columns: arrayOfLength(3, strictObject({ title: heading(), points: arrayOfLength(4, sentence()) })),
    }),
    related: related(),
  });

export const composePortfolio = (
  portfolio: v.InferOutput<ReturnType<typeof portfolioSchema>>,
  companies: readonly CompanyContent[],
) => ({
  ...portfolio,
  meta: { ...portfolio.meta, keywords: [...portfolio.meta.keywords, ...companies.map(({ kind }) => kind)] },
  companies,
});

export type PortfolioContent = ReturnType<typeof composePortfolio>;

export const getPortfolioSearchText = ({ hero, companies, approach }: PortfolioContent): SearchText => ({
  texts: [hero.lead],
  sections: [
    ...companies.map(({ id, name, plate, meaning, kind, tagline, description, longDescription, market, focus }) => ({
      id,
      plate,
      heading: name,
      texts: [meaning, kind, tagline, description, ...listMarkdownLines(longDescription), market, focus],
    })),
    {
      id: 'approach',
      heading: approach.heading,
      texts: approach.columns.flatMap(({ title, points }) => [title, ...points]),
    },
  ],
});
