import { toSlug } from '~/shared/fold';

/** Where the editor works. */
export interface EditorPlace {
  /** `owner/name`. */
  readonly repository: string;
  /** Whether the editor works on GitHub, by pull requests; if not, it edits the project's folder. */
  readonly isOnline: boolean;
  /** Pages whose text is Markdown in a language, which the editor cannot edit. */
  readonly markdownPages: readonly string[];
  /** Folder name of the page of `data/pages` that the owner wants to add, from the address of the editor. */
  readonly newPage?: string | undefined;
}

/** Reads the folder name of a new page from the query of the editor's address: `?page=Our team` gives `our-team`. */
export function readNewPage(query: string): string | undefined {
  return toSlug(new URLSearchParams(query).get('page') ?? '') || undefined;
}
