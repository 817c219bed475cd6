/** The point of a picture that stays in sight where it is cropped. */
import { focusInPercent } from '~/config/siteSchema';

/** A point in percent of width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a focus lies that an owner has chosen: one of nine points (`left top`, `center`), or in percent (`64% 50%`). */
export function parseFocus(focus: string): Point {
  const [, x, y] = focusInPercent.exec(focus) ?? [];
  if (x !== undefined) return { x: Number(x), y: Number(y) };
  const middle = (low: string, high: string) => (focus.includes(low) ? 15 : focus.includes(high) ? 85 : 50);
  return { x: middle('left', 'right'), y: middle('top', 'bottom') };
}
