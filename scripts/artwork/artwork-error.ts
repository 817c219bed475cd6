/** A file of the owner's that cannot be used; the message is one line that names it and what to do. */
export class ArtworkError extends Error {
  override name = 'ArtworkError';
}
