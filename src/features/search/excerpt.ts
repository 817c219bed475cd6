import { wordsOf } from './words';

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** The whole text in pieces, its words among `terms` marked. */
export function markWords(text: string, terms: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    if (!terms.has(word.term)) continue;
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), marked: false });
    pieces.push({ text: text.slice(word.start, word.end), marked: true });
    end = word.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/**
 * The part of a text with the most different terms, cut between words; its beginning where there is none.
 * @param most length without the ellipses
 */
export function excerptOf(text: string, terms: ReadonlySet<string>, most: number): string {
  if (text.length <= most) return text;
  const words = wordsOf(text);
  // Some words before the first term, to read it in its sentence.
  const before = Math.floor(most / 4);
  const found = words.filter(({ term }) => terms.has(term));
  let best = { start: 0, count: 0 };
  for (const { start } of found) {
    const count = new Set(
      found.filter((other) => other.start >= start && other.end <= start + most - before).map(({ term }) => term),
    ).size;
    if (count > best.count) best = { start, count };
  }
  const wanted = Math.min(Math.max(0, best.start - before), text.length - most);
  const first =
    wanted === 0 ? 0 : (words.find(({ start }) => start >= wanted && start <= best.start)?.start ?? best.start);
  const last = words.findLast(({ start, end }) => start >= first && end <= first + most)?.end ?? first + most;
  const end = text.length - last <= 1 ? text.length : last;
  return `${first === 0 ? '' : '… '}${text.slice(first, end)}${end === text.length ? '' : ' …'}`;
}
