/** How the values of the figures are laid out, from their number and their letters. */
export interface FigureLayout {
  /** Columns in a tablet's window, in rows of nearly the same length. */
  readonly columns: number;
  /** Columns in wider windows, in which five figures are one row. */
  readonly wideColumns: number;
  /** Letters of the longest line. */
  readonly longest: number;
}

/** Letters of a value that is never broken. A longer one is broken between words. */
const unbrokenLetters = 16;

const breaksLine = (value: string) => value.length > unbrokenLetters;

/** A value with spaces that are not broken, unless it is long. */
export function keepOnLine(value: string): string {
  return breaksLine(value) ? value : value.replaceAll(' ', '\u00A0');
}

/** Columns of rows with at most so many figures, so that no figure is alone in the last row. */
function balanceColumns(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}

export function layoutFigures(values: readonly string[]): FigureLayout {
  const lines = values.flatMap((value) => (breaksLine(value) ? value.split(' ') : value));
  return {
    columns: balanceColumns(values.length, 4),
    wideColumns: balanceColumns(values.length, 5),
    longest: Math.max(...lines.map(({ length }) => length)),
  };
}
