import * as v from 'valibot';
import type { CompanyContent } from '~/content/schemas/company';
import { exactly, heading, hinted, page, paragraph, related, sentence, sentences } from '~/content/schemas/fields';

const column = v.strictObject({ title: heading(), points: exactly(4, sentence()) });

export const portfolioSchema = page({
  hero: v.strictObject({ heading: heading(), lead: paragraph() }),
  companiesHeading: heading(),
  statLabels: hinted(v.strictObject(sentences('founded', 'market', 'focus')), 'Of the three tiles of each company.'),
  visitWebsite: sentence(),
  visitWebsiteIn: hinted(sentence('label'), 'The same for one of several sites of a company.'),
  approach: v.strictObject({ heading: heading(), columns: exactly(3, column) }),
  related: related(),
});

export interface PortfolioContent extends v.InferOutput<typeof portfolioSchema> {
  readonly companies: readonly CompanyContent[];
}
