import type { Language } from '~/config/knownLanguages';
import type { Site } from '~/config/site.node.ts';
import type { CompanyContent } from '~/schemas/company';
import type { Condition } from '~/schemas/conditions';
import type { Figure, Milestone } from '~/schemas/facts';
import type { ResolvedLink } from '~/schemas/files';
import type { RelatedSentences } from '~/schemas/page';
import type { HomeSection } from '~/schemas/site/structure';
import type { Period } from '~/shared/period';
import type { PageId } from './pageTable';

/** What pages show besides their sentences, in one language. The function `compose…` in each page's `.node.ts` gets these facts. */
export interface PageFacts {
  readonly switches: Site['switches'];
  /** The page with a name; undefined if the site does not have it. */
  readonly pageNamed: (name: string) => PageId | undefined;
  /** Whether a part with a condition (`when`) is shown with the settings of this site. */
  readonly isShown: (part: { readonly when?: Condition | undefined }) => boolean;
  /**
   * Resolves the address of a link in the data: a page of the site gets its path in this language, a file its path on the host,
   * and another site stays. Undefined for a page that is not shown.
   */
  readonly resolveLink: (address: string) => ResolvedLink | undefined;
  /** Whether a period includes the moment of the build. */
  readonly isCurrent: (period: Period) => boolean;
  readonly timeZone: string;
  /** The tag of the language that is composed, such as `es-DO`. */
  readonly languageTag: string;
  /** The words in the language that is composed. */
  readonly translate: <Words>(words: Readonly<Partial<Record<Language, Words>>>) => Words;
  /** Sections of the home page, in their order. */
  readonly homeSections: readonly HomeSection[];
  /** Empty if the site shows no companies. */
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

export interface RelatedContent extends Omit<RelatedSentences, 'links'> {
  readonly links: readonly (Omit<RelatedSentences['links'][number], 'page'> & { readonly page: PageId })[];
}

/** Finds the pages of the related links by their names, and leaves out the links to pages that are off. */
export function withoutMissingPages(
  { links, ...related }: RelatedSentences,
  { pageNamed }: Pick<PageFacts, 'pageNamed'>,
): RelatedContent {
  return {
    ...related,
    links: links.flatMap(({ page: name, ...link }) => {
      const page = pageNamed(name);
      return page === undefined ? [] : [{ page, ...link }];
    }),
  };
}
