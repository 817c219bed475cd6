export interface PictureFile {
  /** What an img shows: the drawing, or the widest JPEG of a photograph. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** For source elements, best first; empty for drawings. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}
