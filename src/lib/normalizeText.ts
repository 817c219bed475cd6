const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** Removes case, accents and ligatures from a text for comparison, so that "haiti" finds Haïti. */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøł]/g, (letter) => ligatures[letter] ?? letter);
}

/** The folded words of a text, separated by one blank, with a blank at each end: " la croix des bouquets ". */
export function normalizeWords(text: string): string {
  const words = normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}
