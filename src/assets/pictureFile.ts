export interface PictureFile {
  /** What an img shows: the drawing, or the widest JPEG of a photograph. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Formats for `source` elements, the best first; empty for drawings. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** The owner's picture behind the heads of pages. */
export interface HeroPicture extends PictureFile {
  /** CSS `object-position`. */
  readonly focus: string;
}

/** The owner's logo; without one the header shows the drawn mark. */
export interface Logo {
  readonly src: string;
  /** Width in CSS pixels. */
  readonly width: number;
  readonly height: number;
}
