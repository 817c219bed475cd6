/** Where the editor works. */
export interface EditorPlace {
  /** `owner/name`. */
  readonly repository: string;
  /** Whether the editor works on GitHub, by pull requests; if not, it edits the project's folder. */
  readonly isOnline: boolean;
}
