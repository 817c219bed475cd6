/** Decodes a path, or a part of one, as the router does; undefined if it is malformed, such as `/%zz`. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
