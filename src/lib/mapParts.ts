/** Copies an object or array, and applies a function to each property or item. */
export function mapParts(value: object, map: (part: unknown, key: string) => unknown): unknown {
  const mapped = Object.entries(value).map(([key, part]) => [key, map(part, key)] as const);
  return Array.isArray(value) ? mapped.map(([, part]) => part) : Object.fromEntries(mapped);
}
