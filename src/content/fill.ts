/** Sentences whose last words are known only when they are shown. */
import { fallbackTag, type Language } from '~/config/knownLanguages';
import type { Plural } from '~/schemas/fields';

/** A sentence with each `{name}` in its place; the schema of the sentence has checked that they are there. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The form of a sentence for a count, by the language's plural rules. */
export function fillCount(
  { one, many }: Plural,
  count: number,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules([language, fallbackTag]).select(count) === 'one' ? one : many;
  return fill(form, { ...values, count });
}
