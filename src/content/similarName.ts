/** Counts the typos between two words: a letter more, a letter less, another letter, or two letters in the wrong order. */
function countTypos(a: string, b: string): number {
  // Row i has the count for the first i letters of a, column j for the first j letters of b (optimal string alignment).
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

const spelling = (text: string): string => text.trim().toLowerCase();

/** The name that a misspelt word most likely stands for: it differs in case and blanks, or in one letter of three. */
export function findSimilarName(word: string, names: readonly string[]): string | undefined {
  if (word.length > 100) return undefined;
  return names
    .map((name) => ({ name, typos: countTypos(spelling(word), spelling(name)) }))
    .filter(({ name, typos }) => typos <= Math.min(2, Math.floor(name.length / 3)))
    .toSorted((a, b) => a.typos - b.typos)[0]?.name;
}

/** The question after an unknown name: `: did you mean heading?`, or nothing if no name is similar. */
export function didYouMean(word: string, names: readonly string[]): string {
  const similar = findSimilarName(word, names);
  return similar === undefined ? '' : `: did you mean ${similar}?`;
}
