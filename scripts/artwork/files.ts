/** Compares what was made with what is on disk, and writes only what differs. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

const pixels = (image: Uint8Array) => sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Rasters are the same when their pixels are: encoders choose other bytes on other processors. */
async function samePixels(known: Uint8Array, fresh: Uint8Array): Promise<boolean> {
  const [first, second] = await Promise.all([pixels(known), pixels(fresh)]);
  if (first.data.length !== second.data.length || first.info.width !== second.info.width) return false;
  return first.data.every((value, index) => Math.abs(value - (second.data[index] ?? 0)) <= 6);
}

async function isUpToDate(file: OutputFile): Promise<boolean> {
  if (!existsSync(file.path)) return false;
  const known = await readFile(file.path);
  const fresh = Buffer.from(file.content);
  if (fresh.equals(known)) return true;
  return /\.(png|jpg|avif)$/.test(file.path) && samePixels(known, fresh).catch(() => false);
}

/** Files that are missing or differ. */
export async function stale(files: readonly OutputFile[]): Promise<OutputFile[]> {
  const upToDate = await Promise.all(files.map(isUpToDate));
  return files.filter((_, index) => !upToDate[index]);
}

/** Names in a folder, in order; none where there is no folder. Folders in it are left out. */
export async function listFolder(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

/** Files of a folder, all of which are made, that are no longer. */
export async function leftovers(folder: string, wanted: readonly OutputFile[]): Promise<string[]> {
  const keep = new Set(wanted.map((file) => file.path));
  return (await listFolder(folder)).map((name) => path.join(folder, name)).filter((file) => !keep.has(file));
}

export async function write(files: readonly OutputFile[], unwanted: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(file.path), { recursive: true });
    await writeFile(file.path, file.content);
  }
  for (const file of unwanted) await rm(file, { force: true });
}
