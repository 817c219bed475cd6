/** The forms of a sentence with a count. */
export interface PluralForms {
  readonly one: string;
  readonly many: string;
}

/** The rules of English in a browser without those of the language: a count is never without words. */
function getCategory(count: number, language: string): Intl.LDMLPluralRule {
  try {
    return new Intl.PluralRules(language).select(count);
  } catch {
    return count === 1 ? 'one' : 'other';
  }
}

/** Chooses the form for a count, by the plural rules of a language. */
export function choosePluralForm({ one, many }: PluralForms, count: number, language: string): string {
  // French uses the form for one for zero too, unless that form spells the number out.
  return getCategory(count, language) === 'one' && (count === 1 || one.includes('{count}')) ? one : many;
}
