/** A change to the repository, in memory: which files it touches, and what they hold afterwards. */
export class Changes {
  readonly #read: (path: string) => string;
  readonly #files = new Map<string, string | Uint8Array>();

  /** @param read Text of a file as it is, by its path from the repository's root. */
  constructor(read: (path: string) => string) {
    this.#read = read;
  }

  /** Every file touched, with its new content. */
  get files(): ReadonlyMap<string, string | Uint8Array> {
    return this.#files;
  }

  /** Puts a file, new or in another's place. */
  put(path: string, content: string | Uint8Array): void {
    this.#files.set(path, content);
  }

  /** @throws Error where the edit finds nothing to do: the drill has to follow the code it edits. */
  edit(path: string, change: (text: string) => string): void {
    const known = this.#files.get(path);
    const before = typeof known === 'string' ? known : this.#read(path);
    const after = change(before);
    if (after === before)
      throw new Error(`${path}: the drill found nothing to edit; let it follow the file as it is now`);
    this.#files.set(path, after);
  }
}

/** Puts lines before the first line that begins with a text. */
export function before(start: string, lines: string): (text: string) => string {
  return (text) => {
    const place = text.indexOf(`\n${start}`);
    return place === -1 ? text : `${text.slice(0, place)}\n${lines}${text.slice(place)}`;
  };
}

/** Takes a property of a table out, `indent` deep: `id: value,` in one line, or over lines up to its bracket. */
export function without(id: string, indent = 2): (text: string) => string {
  const blanks = ' '.repeat(indent);
  const property = new RegExp(
    `\\n${blanks}'?${id}'?: (?:[^\\n]*,|[^\\n]*[{([]\\n[\\s\\S]*?\\n${blanks}[\\])}]+,)(?=\\n)`,
    'g',
  );
  return (text) => text.replace(property, '');
}
