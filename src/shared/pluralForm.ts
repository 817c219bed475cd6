/** The forms of a sentence with a count. A language without a form for two, or for a few, leaves that form out. */
export interface PluralForms {
  readonly one: string;
  readonly two?: string | undefined;
  readonly few?: string | undefined;
  readonly many: string;
}

/** The rules of English in a browser without those of the language: a count is never without words. */
function getCategory(count: number, locales: readonly string[]): Intl.LDMLPluralRule {
  try {
    return new Intl.PluralRules([...locales]).select(count);
  } catch {
    return count === 1 ? 'one' : 'other';
  }
}

/**
 * Chooses the form for a count, by the plural rules of a language.
 * @param locales the tag of the language, and of a fallback whose rules are used if Intl does not know the language
 */
export function choosePluralForm(forms: PluralForms, count: number, locales: readonly string[]): string {
  const category = getCategory(count, locales);
  // The form for one may spell the number out, but languages such as French and Russian use that form for 0 or 21 too.
  if (category === 'one') return count === 1 || forms.one.includes('{count}') ? forms.one : forms.many;
  const form = category === 'two' || category === 'few' ? forms[category] : undefined;
  return form ?? forms.many;
}
