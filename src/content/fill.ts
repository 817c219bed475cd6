/** Sentences whose last words are known only when they are shown. */
import { fallbackTag, type Language } from '~/config/knownLanguages';
import type { Plural } from '~/schemas/fields';
import { choosePluralForm } from '~/shared/pluralForm';

/** A sentence with each `{name}` in its place; the schema of the sentence has checked that they are there. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The form of a sentence for a count, by the language's plural rules. */
export function fillCount(
  forms: Plural,
  count: number,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(choosePluralForm(forms, count, [language, fallbackTag]), { ...values, count });
}
