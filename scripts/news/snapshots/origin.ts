/** Where a folder's articles came from, and with it which command may write into it. */
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type NewsFolder, readNewsFolder } from './news-folder';

const committed = fileURLToPath(new URL('../../../data/news', import.meta.url));

/** `live`: at least one file says so. `unknown`: the index is missing or corrupt, and there are articles. */
function originOf({ archive, index, unreadable }: NewsFolder): 'empty' | 'sample' | 'live' | 'unknown' {
  // A run that was killed may have left an archive that is live already.
  if ([...archive.values()].some(({ origin }) => origin === 'live')) return 'live';
  if (index !== null) return index.origin;
  return archive.size === 0 && unreadable.length === 0 ? 'empty' : 'unknown';
}

/** A folder as shown to a person. */
export function shown(directory: string): string {
  return relative(process.cwd(), resolve(directory)) || '.';
}

/** What to do about a folder that lacks a file, or has a corrupt one: it works in the state the folder is in. */
export function cureFor(directory: string): string {
  const isCommitted = resolve(directory) === resolve(committed);
  const command = `npm run news:refresh${isCommitted ? '' : ` -- --out ${shown(directory)}`}`;
  const samples = isCommitted ? `${command} -- --write-samples` : command;
  const folder = readNewsFolder(directory);
  const origin = originOf(folder);
  if (origin === 'unknown') return `restore ${shown(directory)}/index.json, or remove the folder and run "${samples}"`;
  const run = origin === 'live' ? `set NEWS_API_TOKEN and run "${command}"` : `run "${samples}"`;
  return folder.unreadable.length === 0 ? run : `restore the file from an earlier commit, or remove it and ${run}`;
}

/** Why a run with sample articles must not write into a folder, or null. */
export function sampleRefusal(directory: string): string | null {
  const origin = originOf(readNewsFolder(directory));
  if (origin === 'empty' || origin === 'sample') return null;
  const what = origin === 'live' ? 'live news, which samples do not replace' : 'news of unknown origin';
  return `${shown(directory)} holds ${what}: ${cureFor(directory)}`;
}
