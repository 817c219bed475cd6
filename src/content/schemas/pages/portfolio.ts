import * as v from 'valibot';
import type { CompanyContent } from '~/content/schemas/company';
import { exactly, heading, hinted, pageMeta, pageName, paragraph, related, sentence } from '~/content/schemas/fields';

const column = () => v.strictObject({ title: heading(), points: exactly(4, sentence()) });

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  hero: v.strictObject({ heading: heading(), lead: paragraph() }),
  companiesHeading: heading(),
  statLabels: hinted(
    v.strictObject({ founded: sentence(), market: sentence(), focus: sentence() }),
    'Of the three tiles of each company.',
  ),
  visitWebsite: sentence(),
  visitWebsiteIn: hinted(sentence('label'), 'The same for one of several sites of a company.'),
  approach: v.strictObject({ heading: heading(), columns: exactly(3, column()) }),
  related: related(),
});

export interface PortfolioContent extends v.InferOutput<typeof schema> {
  readonly companies: readonly CompanyContent[];
}
