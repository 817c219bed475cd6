import type { PageId } from '~/content/pages';

/** What the sentences of several pages have in common. */

export interface PageMeta {
  /** Without brand; the head adds separator and brand. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface RelatedLink {
  readonly page: PageId;
  readonly text: string;
  readonly title: string;
  readonly priority: 'high' | 'medium';
  /** Keywords that say in which context the link fits. */
  readonly context: readonly string[];
}

export interface RelatedContent {
  readonly heading: string;
  readonly links: readonly RelatedLink[];
}

export interface TitledText {
  readonly title: string;
  readonly text: string;
}
