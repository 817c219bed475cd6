import type { CompaniesContent } from './companies';
import type { PageMeta, RelatedContent } from './shared';

export interface PortfolioContent {
  readonly meta: PageMeta;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly companiesHeading: string;
  readonly companies: CompaniesContent;
  /** Of the three tiles of each company. */
  readonly statLabels: Readonly<Record<'founded' | 'market' | 'focus', string>>;
  readonly visitWebsite: string;
  /** Link texts for the two sites of the e-commerce company. */
  readonly visitWebsiteIn: Readonly<Record<'dr' | 'haiti', string>>;
  readonly approach: {
    readonly heading: string;
    readonly columns: readonly [ApproachColumn, ApproachColumn, ApproachColumn];
  };
  readonly related: RelatedContent;
}

export interface ApproachColumn {
  readonly title: string;
  readonly points: readonly [string, string, string, string];
}
