/** The point of a picture that stays in sight where it is cropped. */
import { DataError } from '~/config/dataFile';

/** In percent of width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In thirds of a picture, `left top` to `right bottom`: what an owner chooses among nine. */
const position = /^(?:(?<column>left|center|right) ?)?(?<row>top|center|bottom)?$/;
const percent = /^(?<x>\d{1,3}(?:\.\d+)?)% (?<y>\d{1,3}(?:\.\d+)?)%$/;
const middles: Readonly<Record<string, number>> = { left: 15, top: 15, right: 85, bottom: 85 };

/**
 * A focus point, as one of nine positions (`left top`, `center`) or in percent (`64% 50%`).
 * @throws DataError where it is neither
 */
export function parseFocus(focus: string): Point {
  const words = focus.trim();
  const { x, y } = percent.exec(words)?.groups ?? {};
  if (Number(x) <= 100 && Number(y) <= 100) return { x: Number(x), y: Number(y) };
  const [first = '', second = ''] = words.split(' ');
  const { groups } = position.exec(words) ?? position.exec(`${second} ${first}`) ?? {};
  if (words === '' || groups === undefined)
    throw new DataError([`focus ${JSON.stringify(focus)} is neither a position such as "left top" nor "64% 50%"`]);
  return { x: middles[groups['column'] ?? ''] ?? 50, y: middles[groups['row'] ?? ''] ?? 50 };
}
