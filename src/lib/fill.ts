/** Fills in the placeholders of sentences whose values are known only when a page shows them. */

/** Replaces each `{name}` of a sentence by its value. The schema of the sentence has checked that it has these placeholders. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Fills in the form of a sentence for a count of one or more. */
export function fillCount(
  { one, many }: { readonly one: string; readonly many: string },
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(count === 1 ? one : many, { ...values, count });
}
