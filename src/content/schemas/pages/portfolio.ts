import * as v from 'valibot';
import type { CompanyContent } from '~/content/schemas/company';
import { exactly, pageMeta, pageName, paragraph, related, sentence } from '~/content/schemas/fields';

const column = () => v.strictObject({ title: sentence(), points: exactly(4, sentence()) });

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  hero: v.strictObject({ heading: sentence(), lead: paragraph() }),
  companiesHeading: sentence(),
  /** Of the three tiles of each company. */
  statLabels: v.strictObject({ founded: sentence(), market: sentence(), focus: sentence() }),
  visitWebsite: sentence(),
  /** The same for one of several sites of a company. */
  visitWebsiteIn: sentence('label'),
  approach: v.strictObject({ heading: sentence(), columns: exactly(3, column()) }),
  related: related(),
});

export interface PortfolioContent extends v.InferOutput<typeof schema> {
  readonly companies: readonly CompanyContent[];
}
