/** Fills in the placeholders of sentences whose values are known only when a page shows them. */
import type { Language } from '~/config/languages';
import { choosePluralForm, type PluralForms } from './pluralForm';

/** Replaces each `{name}` of a sentence by its value. The schema of the sentence has checked that it has these placeholders. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Chooses the form of a sentence for a count, by the plural rules of the language, and fills it in. */
export function fillCount(
  forms: PluralForms,
  count: number,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(choosePluralForm(forms, count, language), { ...values, count });
}
