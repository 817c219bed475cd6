/** Where the editor works. */
export interface EditorPlace {
  /** `owner/name`. */
  readonly repository: string;
  /** Whether it works on GitHub, by pull requests; else in the project's folder. */
  readonly isOnline: boolean;
}
