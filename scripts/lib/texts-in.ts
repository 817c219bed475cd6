/** Every text of a value of JSON, with the keys that lead to it. */
export function textsIn(
  value: unknown,
  keys: readonly string[] = [],
): readonly (readonly [readonly string[], string])[] {
  if (typeof value === 'string') return [[keys, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...keys, key]));
}
