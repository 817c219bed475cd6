/** A copy of an object with only some of its properties. */
export function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  ...keys: readonly Key[]
): Pick<Source, Key> {
  // Object.fromEntries forgets the names of the properties, so the type is asserted.
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
