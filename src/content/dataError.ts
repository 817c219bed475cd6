import { unicodeEscape } from '~/lib/unicodeEscape';

/** Escapes the characters that end a line or cannot be seen: file names, keys and texts of the data may have any. */
const escapeInvisible = (line: string): string =>
  line.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, unicodeEscape);

/** Data that the site cannot be built from, with a line for each error: `data/content/es/about.json: hero.heading: …`. */
export class DataError extends Error {
  override name = 'DataError';
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    const lines = [...new Set(errors.map(escapeInvisible))];
    super(lines.join('\n'));
    this.errors = lines;
  }
}
