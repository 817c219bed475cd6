import { normalizeText } from '~/lib/normalizeText';

/** Letters and digits of any script; marks belong to the letter before them. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

export function splitWords(text: string): string[] {
  return text.match(word) ?? [];
}

/** The whole text in pieces, of which every second one is a word among folded terms. */
export function splitAtTerms(text: string, terms: ReadonlySet<string>): readonly string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(word)) {
    if (!terms.has(normalizeText(match))) continue;
    pieces.push(text.slice(end, index), match);
    end = index + match.length;
  }
  return [...pieces, text.slice(end)];
}

/**
 * The part of a text around the first word among folded terms, truncated between words; the beginning if no term occurs.
 *
 * @param maxLength length in UTF-16 units, without the ellipses
 */
export function getExcerpt(text: string, terms: ReadonlySet<string>, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const first = [...text.matchAll(word)].find(([match]) => terms.has(normalizeText(match)))?.index ?? 0;
  // Some words before the term give its context.
  const idealStart = Math.min(first - maxLength / 4, text.length - maxLength);
  const start = idealStart <= 0 ? 0 : text.indexOf(' ', idealStart) + 1;
  const last = text.length - start <= maxLength ? text.length : text.lastIndexOf(' ', start + maxLength);
  return `${start === 0 ? '' : '… '}${text.slice(start, last > start ? last : start + maxLength)}${last === text.length ? '' : ' …'}`;
}
