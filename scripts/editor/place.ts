/** Where the editor works. */
export interface EditorPlace {
  /** `owner/name`. */
  readonly repository: string;
  /** Whether the editor works on GitHub, by pull requests; if not, it edits the project's folder. */
  readonly isOnline: boolean;
  /** A page of `data/pages` that is not there yet, by the name of its folder. */
  readonly newPage?: string | undefined;
}

/** The name of a page's folder that the address of the editor asks for: `?page=Our team` → `our-team`. */
export function findNewPage(query: string): string | undefined {
  const name = (new URLSearchParams(query).get('page') ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return name === '' ? undefined : name;
}
