/** What a thrown value says of itself, in one text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
