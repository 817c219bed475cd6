import type { Language } from '~/config/knownLanguages';
import type { Site } from '~/config/site.node.ts';
import type { CompanyContent } from '~/schemas/company';
import type { Condition } from '~/schemas/conditions';
import type { Figure, Milestone } from '~/schemas/facts';
import type { ResolvedLink } from '~/schemas/files';
import type { RelatedSentences } from '~/schemas/page';
import type { ReleaseWords } from '~/schemas/release';
import type { HomeSection } from '~/schemas/site/structure';
import type { Period } from '~/shared/period';
import type { AddedPageId, PageId } from './pageTable';

/** What pages show besides their sentences, in one language. The function `compose…` in each page's `.node.ts` gets these facts. */
export interface PageFacts {
  readonly features: Site['features'];
  /** Ids of the pages that the site has. */
  readonly pageIds: readonly PageId[];
  /** Whether a part with a condition (`when`) is shown with the settings of this site. */
  readonly isShown: (part: { readonly when?: Condition | undefined }) => boolean;
  /**
   * Resolves the address of a link in the data: a page of the site gets its path in this language, a file its path on the host,
   * and another site stays. Undefined for a release that is not shown.
   */
  readonly resolveLink: (address: string) => ResolvedLink | undefined;
  /** Whether a period includes the moment of the build. */
  readonly isCurrent: (period: Period) => boolean;
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
  /** The releases that are shown, the newest first. */
  readonly releases: readonly ReleaseFacts[];
  /** What the contact form needs to send messages itself; undefined if it only opens the visitor's mail program. */
  readonly messageSending: MessageSending | undefined;
}

/** A release in one language. */
export interface ReleaseFacts {
  readonly id: AddedPageId<'press'>;
  /** The date of the release, as an ISO date. */
  readonly date: string;
  /** The moment from which the release is shown, with the offset of the site's time zone. */
  readonly published: string;
  readonly picture: { readonly name: string; readonly alt: string } | undefined;
  readonly words: ReleaseWords;
}

export interface MessageSending {
  /** The subjects of the form in the owner's language, by their ids. */
  readonly ownerSubjects: Readonly<Record<string, string>>;
  /** Heading and lead of the page that a visitor sees after sending. */
  readonly heading: string;
  readonly lead: string;
  /** Sentences of the form that replace those for the mail program. */
  readonly form: Readonly<Record<'requiredNote' | 'submit' | 'sending' | 'refused' | 'failed', string>>;
}

export interface RelatedContent extends Omit<RelatedSentences, 'links'> {
  readonly links: readonly (Omit<RelatedSentences['links'][number], 'page'> & { readonly page: PageId })[];
}

/** Finds the pages of the related links by their names, and leaves out the links to pages that are off. */
export function withoutMissingPages(
  { links, ...related }: RelatedSentences,
  { pageIds }: Pick<PageFacts, 'pageIds'>,
): RelatedContent {
  return {
    ...related,
    links: links.flatMap(({ page: name, ...link }) => {
      const page = pageIds.find((id) => id === name || id === `pages/${name}`);
      return page === undefined ? [] : [{ page, ...link }];
    }),
  };
}
