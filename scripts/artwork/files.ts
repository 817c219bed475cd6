/** Compares what was drawn with what lies on disk; writes only what differs. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/**
 * Rasters count as the same when their pixels are: encoders may choose other bytes on other
 * processors, and nobody should have to commit that. Text must be the same to the byte.
 */
async function samePixels(a: Uint8Array, b: Uint8Array): Promise<boolean> {
  const [first, second] = await Promise.all(
    [a, b].map((bytes) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!first || !second || first.data.length !== second.data.length || first.info.width !== second.info.width)
    return false;
  return first.data.every((value, index) => Math.abs(value - (second.data[index] ?? 0)) <= 6);
}

async function same(known: Uint8Array, file: OutputFile): Promise<boolean> {
  const fresh = Buffer.from(file.content);
  if (fresh.equals(known)) return true;
  if (!/\.(png|jpg|avif)$/.test(file.path)) return false;
  return samePixels(known, fresh).catch(() => false);
}

/** Files that are missing or differ. */
export async function stale(files: readonly OutputFile[]): Promise<OutputFile[]> {
  const out: OutputFile[] = [];
  for (const file of files) {
    if (!existsSync(file.path) || !(await same(await readFile(file.path), file))) out.push(file);
  }
  return out;
}

/** Names in a folder, in order; none where there is no folder. */
export async function listFolder(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).toSorted() : [];
}

/** Files in a folder that match the pattern and are no longer wanted. */
export async function leftovers(folder: string, pattern: RegExp, wanted: readonly OutputFile[]): Promise<string[]> {
  const names = await listFolder(folder);
  const keep = new Set(wanted.map((file) => path.resolve(file.path)));
  return names
    .filter((name) => pattern.test(name))
    .map((name) => path.resolve(folder, name))
    .filter((file) => !keep.has(file));
}

/** Each file appears whole or not at all. */
export async function write(files: readonly OutputFile[], unwanted: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(file.path), { recursive: true });
    const draft = `${file.path}.${process.pid}.tmp`;
    await writeFile(draft, file.content);
    await rename(draft, file.path);
  }
  for (const file of unwanted) await rm(file, { force: true });
}
