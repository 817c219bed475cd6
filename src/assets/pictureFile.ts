/** A picture that the site imports: its address, and its size in pixels or in units of a drawing. */
export interface PictureFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** An engraved plate in two widths, of which a browser fetches the one that its window needs. */
export interface Plate extends PictureFile {
  readonly srcSet: string;
}

/**
 * Creates a plate of its two files.
 * @param small address of the narrower file, which has this width and height; the other file is twice as wide
 */
export const createPlate = (small: string, large: string, width: number, height: number): Plate => ({
  src: small,
  srcSet: `${small} ${width}w, ${large} ${width * 2}w`,
  width,
  height,
});
