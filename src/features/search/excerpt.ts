import { wordsOf } from './words';

/** A piece of a text, to be marked or not. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** The whole text, its words among `terms` marked. Pieces put together are the text again. */
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
 * The part of a text that holds the most different words found, cut between words, with an ellipsis on a cut side.
 * The beginning, where none is found.
 * @param most in UTF-16 units, without the ellipses
 */
export function excerptOf(text: string, terms: ReadonlySet<string>, most: number): string {
  if (text.length <= most) return text;
  const words = wordsOf(text);
  // Some words before the first one found, to read it in its sentence.
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
