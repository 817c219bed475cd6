/** What the search finds of a page: prose is found, labels are not. */

import type { CompanyPlateName } from '~/config/companyPlateNames';

/** A section of a page, which the search finds by itself. */
interface SearchSection {
  /** Fragment of its address. */
  readonly id: string;
  readonly heading: string;
  readonly texts: readonly string[];
  /** The plate of the company that the section is about. */
  readonly plate?: CompanyPlateName;
}

export interface SearchText {
  /** Texts of the page outside its sections. */
  readonly texts: readonly string[];
  readonly sections: readonly SearchSection[];
}

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** The texts of parts with a title. */
export const titledTexts = (parts: readonly TitledText[]): readonly string[] =>
  parts.flatMap(({ title, text }) => [title, text]);
