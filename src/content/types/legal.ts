import type { PageMeta } from './shared';

/** One part of a legal text: its heading is its entry in the table of contents. */
export interface LegalSection {
  /** Fragment id, the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

export interface LegalContent {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly lastChangedLabel: string;
  readonly contentsHeading: string;
  readonly sections: readonly LegalSection[];
}
