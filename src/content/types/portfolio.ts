import type { CompanyId } from '../facts';
import type { PageMeta, RelatedContent } from './shared';

export interface PortfolioContent {
  readonly meta: PageMeta;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly companiesHeading: string;
  readonly companies: Readonly<
    Record<
      CompanyId,
      {
        readonly description: string;
        readonly longDescription: string;
        readonly imageAlt: string;
        /** Three qualitative tiles: founded, market, focus. */
        readonly stats: readonly [Stat, Stat, Stat];
      }
    >
  >;
  readonly visitWebsite: string;
  /** Link texts for the two sites of the e-commerce company. */
  readonly visitWebsiteIn: Readonly<Record<'dr' | 'haiti', string>>;
  readonly approach: {
    readonly heading: string;
    readonly columns: readonly [ApproachColumn, ApproachColumn, ApproachColumn];
  };
  readonly related: RelatedContent;
}

export interface Stat {
  readonly label: string;
  readonly value: string;
}

export interface ApproachColumn {
  readonly title: string;
  readonly points: readonly [string, string, string, string];
}
