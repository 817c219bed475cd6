import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { type Encoding, compress } from './encodings';

interface EncodedFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoding: Encoding;
}

/** One file in memory, with its compressed forms made when first asked for. */
export interface CachedFile {
  readonly etag: string;
  readonly modified: Date;
  /** The body in an encoding, or as it is where that isn't smaller. */
  readonly encoded: (encoding: Encoding) => Promise<EncodedFile>;
}

async function load(path: string, modified: Date): Promise<CachedFile> {
  const body = new Uint8Array(await readFile(path));
  const forms = new Map<Encoding, Promise<EncodedFile>>();
  const encode = async (encoding: Encoding): Promise<EncodedFile> => {
    const smaller = encoding === 'identity' ? body : new Uint8Array(await compress(body, encoding));
    return smaller.byteLength < body.byteLength ? { body: smaller, encoding } : { body, encoding: 'identity' };
  };
  return {
    // Weak: the same content in another encoding is the same to a visitor.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    modified,
    encoded(encoding) {
      const form = forms.get(encoding) ?? encode(encoding);
      forms.set(encoding, form);
      return form;
    },
  };
}

/** Keeps files in memory until they change on disk, so that a new build is seen at once. */
export function createFileCache(): (path: string) => Promise<CachedFile> {
  const entries = new Map<string, { readonly stamp: string; readonly file: Promise<CachedFile> }>();
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
