/** Forms of a sentence with a count. A language that has no form for two, or for a few, leaves it out. */
export interface PluralForms {
  readonly one: string;
  readonly two?: string | undefined;
  readonly few?: string | undefined;
  readonly many: string;
}

/**
 * The form for a count, by the plural rules of a language.
 * @param locales the language, and the one whose rules hold if Intl does not know it
 */
export function choosePluralForm(forms: PluralForms, count: number, locales: readonly string[]): string {
  const category = new Intl.PluralRules([...locales]).select(count);
  // The form for one may spell the number out, but languages such as French and Russian take it for 0 or 21 too.
  if (category === 'one') return count === 1 || forms.one.includes('{count}') ? forms.one : forms.many;
  const form = category === 'two' || category === 'few' ? forms[category] : undefined;
  return form ?? forms.many;
}
