/** What stands for the brand: the owner's logo (logo.ts), or else the drawn mark (pictures/mark.ts). */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Mark {
  /** Width by height. */
  readonly ratio: number;
  /** SVG that shows it as large as the box allows. */
  readonly within: (box: Box) => string;
  /** The file that the header shows; the drawn mark is part of the page instead. */
  readonly header?: { readonly name: string; readonly content: Uint8Array };
}

/** Of the mark in the header, in CSS pixels. */
export const headerHeight = 34;
export const largestHeaderWidth = 170;
