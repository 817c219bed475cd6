import type { Opening } from './dataPageSettings.node.ts';

/** The numbers in words such as "26.000 to 40.000 €", whatever stands between their thousands. */
const findNumbers = (words: string): readonly number[] =>
  (words.replaceAll(/(?<=\d)[.,’'\s](?=\d{3}(?!\d))/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) =>
    Number(number.replace(',', '.')),
  );

/** Returns a warning about pay whose words do not have the amounts of the facts, which search engines get; else null. */
export function findPayWarning(
  { id, pay }: { readonly id: string; readonly pay?: string | undefined },
  facts: Opening['pay'],
): string | null {
  if (facts === undefined || pay === undefined) return null;
  const numbers = findNumbers(pay);
  const missing = [...new Set([facts.from, facts.to])].filter((amount) => !numbers.includes(amount));
  return missing.length === 0 ? null : `the pay of "${id}", "${pay}", lacks ${missing.join(' and ')} of page.json`;
}
