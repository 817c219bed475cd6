/** The forms of a sentence with a count. */
export interface PluralForms {
  readonly one: string;
  readonly many: string;
}

/** Returns the plural category of a count. A browser that lacks the rules of the language uses those of English. */
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
