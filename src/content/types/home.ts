import type { CapabilityId } from '~/content/facts';
import type { CompaniesContent } from './companies';
import type { PageMeta, RelatedContent, TitledText } from './shared';

export interface HomeContent {
  readonly meta: PageMeta;
  readonly hero: {
    readonly heading: string;
    readonly lead: string;
    readonly portfolio: string;
    readonly contact: string;
    readonly chartCaption: string;
    /** Names of the switch below the chart. */
    readonly pauseWind: string;
    readonly resumeWind: string;
    /** Names beside the three lights of the chart. */
    readonly harbours: Readonly<Record<'newYork' | 'santoDomingo' | 'portAuPrince', string>>;
  };
  readonly figures: {
    readonly label: string;
    readonly items: Readonly<Record<'companies' | 'markets' | 'founded' | 'countries', string>>;
  };
  readonly capabilities: {
    readonly heading: string;
    readonly lead: string;
    readonly items: Readonly<Record<CapabilityId, TitledText & { readonly imageAlt: string }>>;
  };
  readonly companies: {
    readonly heading: string;
    readonly lead: string;
    readonly items: CompaniesContent;
    /** Names of the two sites of a company that has one for each country. */
    readonly sites: { readonly dr: string; readonly haiti: string };
    readonly viewAll: string;
  };
  readonly expertise: RelatedContent;
  readonly approach: {
    readonly heading: string;
    readonly lead: string;
    readonly pillars: readonly [TitledText, TitledText, TitledText];
  };
  readonly closing: { readonly heading: string; readonly text: string; readonly action: string };
}
