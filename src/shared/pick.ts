/** Copies some properties of an object. */
export function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  ...keys: readonly Key[]
): Pick<Source, Key> {
  // The type of Object.fromEntries lacks the names of the properties, so the type is asserted.
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
