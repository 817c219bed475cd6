/** A picture that the site imports: its address, and its size in pixels or in units of a drawing. */
export interface PictureFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}
