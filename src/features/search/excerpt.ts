import { fold } from '~/shared/fold';

/** Letters and digits of any script; marks belong to the letter before them. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** The whole text in pieces, of which every second one is a word among folded terms. */
export function splitAtTerms(text: string, terms: ReadonlySet<string>): readonly string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(word)) {
    if (!terms.has(fold(match))) continue;
    pieces.push(text.slice(end, index), match);
    end = index + match.length;
  }
  return [...pieces, text.slice(end)];
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
