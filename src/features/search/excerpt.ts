import { fold } from '~/lib/fold';

/** Letters and digits of any script; marks belong to the letter before them. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The whole text in pieces, its words among folded terms marked. */
export function markWords(text: string, terms: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(word)) {
    if (!terms.has(fold(match))) continue;
    pieces.push({ text: text.slice(end, index), isMarked: false }, { text: match, isMarked: true });
    end = index + match.length;
  }
  return [...pieces, { text: text.slice(end), isMarked: false }];
}

/**
 * The part of a text around the first word among folded terms, cut between words; its beginning where there is none.
 *
 * @param most length in UTF-16 units, without the ellipses
 */
export function excerptOf(text: string, terms: ReadonlySet<string>, most: number): string {
  if (text.length <= most) return text;
  const first = [...text.matchAll(word)].find(([match]) => terms.has(fold(match)))?.index ?? 0;
  // Some words before it, to read it in its sentence.
  const wanted = Math.min(first - most / 4, text.length - most);
  const start = wanted <= 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const last = text.length - start <= most ? text.length : text.lastIndexOf(' ', start + most);
  return `${start === 0 ? '' : '… '}${text.slice(start, last > start ? last : start + most)}${last === text.length ? '' : ' …'}`;
}
