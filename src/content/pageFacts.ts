import type { Language } from '~/config/languages';
import type { CompanyContent } from '~/schemas/company';
import type { Condition } from '~/schemas/conditions';
import type { Figure, Milestone } from '~/schemas/facts';
import type { RelatedSentences } from '~/schemas/page';
import type { PageId } from './pageTable';

/** What pages show besides their sentences, in one language. The function `compose…` in each page's `.node.ts` gets these facts. */
export interface PageFacts {
  /** The pages that the site has. */
  readonly pageIds: readonly PageId[];
  /** Whether a part with a condition (`when`) is shown with the settings of this site. */
  readonly isShown: (part: { readonly when?: Condition | undefined }) => boolean;
  /** The words in the language that is composed. */
  readonly translate: <Words>(words: Readonly<Record<Language, Words>>) => Words;
  readonly companies: readonly CompanyContent[];
  /** Figures of the home page. */
  readonly headlineFigures: readonly Figure[];
  /** Figures of the market overview. */
  readonly marketFigures: readonly Figure[];
  /** The earliest first. */
  readonly milestones: readonly Milestone[];
  /**
   * What the schema of a collection (scripts/lib/collections.ts) has made of the files of added pages, with its texts filled in: by
   * the names of the pages that are shown, in their order.
   */
  readonly getFiles: <Value>(collection: string) => ReadonlyMap<string, Value>;
}

/** Leaves out the links to pages that are off. */
export const withoutMissingPages = (
  { links, ...related }: RelatedSentences,
  { pageIds }: Pick<PageFacts, 'pageIds'>,
): RelatedSentences => ({ ...related, links: links.filter(({ page }) => pageIds.includes(page)) });
