import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { type Encoding, compress } from './encodings';

/** One file in memory, with its compressed forms made on first ask. */
export interface CachedFile {
  readonly etag: string;
  readonly modified: Date;
  /** The body in an encoding, or as it is where that isn't smaller. */
  readonly encoded: (encoding: Encoding) => Promise<{ readonly body: Buffer; readonly encoding: Encoding }>;
}

interface Entry {
  readonly stamp: string;
  readonly file: Promise<CachedFile>;
}

async function load(path: string, modified: Date): Promise<CachedFile> {
  const body = await readFile(path);
  const plain = { body, encoding: 'identity' as const };
  const forms = new Map<Encoding, Promise<{ body: Buffer; encoding: Encoding }>>();
  return {
    // Weak: the same content in another encoding is the same to a visitor.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    modified,
    encoded(encoding) {
      if (encoding === 'identity') return Promise.resolve(plain);
      const known = forms.get(encoding);
      if (known !== undefined) return known;
      const form = compress(body, encoding).then((smaller) =>
        smaller.byteLength < body.byteLength ? { body: smaller, encoding } : plain,
      );
      forms.set(encoding, form);
      return form;
    },
  };
}

/** Keeps files of one folder in memory until they change on disk, so that a new build is seen at once. */
export function createFileCache(): (path: string) => Promise<CachedFile> {
  const entries = new Map<string, Entry>();
  return async (path) => {
    const { mtime, size } = await stat(path);
    const stamp = `${mtime.getTime()}:${size}`;
    const known = entries.get(path);
    if (known?.stamp === stamp) return known.file;
    const file = load(path, mtime);
    entries.set(path, { stamp, file });
    return file;
  };
}
