/**
 * A step of refresh-news.yml: commits what changed in data/news, and pushes it. Needs BRANCH, and GH_TOKEN with the right
 * to push; runs without a package, and takes the token from the one child that needs some.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMain } from '../lib/is-main.ts';
import { annotate, required, run, setOutput } from './github.ts';

const folder = 'data/news';
const attempts = 5;
const author = ['user.name=github-actions[bot]', 'user.email=41898282+github-actions[bot]@users.noreply.github.com'];

/** Returns whether there was anything to commit. */
function commit(directory: string): boolean {
  run('git', ['add', '--all', '--', folder], directory);
  if (run('git', ['diff', '--cached', '--name-only'], directory) === '') return false;
  const identity = author.flatMap((setting) => ['-c', setting]);
  run('git', [...identity, 'commit', '--quiet', '--message', 'Refresh the news'], directory);
  return true;
}

function push(directory: string, branch: string): boolean {
  const { status } = spawnSync('git', ['push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`], {
    cwd: directory,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

function revision(directory: string, name: string): string {
  return run('git', ['rev-parse', '--verify', name], directory).trim();
}

/** Puts the articles of the last commit into the branch as it is now, by the refresh's own merge: text conflicts never arise. */
function mergeInto(directory: string, tip: string): void {
  const kept = mkdtempSync(join(tmpdir(), 'refreshed-news-'));
  try {
    cpSync(join(directory, folder), kept, { recursive: true });
    run('git', ['reset', '--quiet', '--hard', tip], directory);
    const { GH_TOKEN: _, ...env } = process.env;
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/news/main.ts', '--merge', kept], {
      cwd: directory,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`${folder} cannot be merged with what was pushed meanwhile`);
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
}

export interface CommitOptions {
  /** A checkout of the branch, with a refreshed data/news. */
  readonly directory: string;
  readonly branch: string;
  /** Before the second merge; before each further one it is longer by as much. In ms. */
  readonly pauseMs?: number;
}

/**
 * Returns the commit that was pushed, or null where no article changed.
 * @throws Error where nothing could be pushed.
 */
export async function commitNews({ directory, branch, pauseMs = 5_000 }: CommitOptions): Promise<string | null> {
  if (!commit(directory)) return null;
  run('gh', ['auth', 'setup-git'], directory);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (push(directory, branch)) return revision(directory, 'HEAD');
    // Someone pushed in between, or the push failed by itself; the first is known only now.
    await sleep(attempt * pauseMs);
    run('git', ['fetch', '--quiet', '--depth=1', 'origin', branch], directory);
    const tip = revision(directory, 'FETCH_HEAD');
    if (tip === revision(directory, 'HEAD~1')) continue;
    mergeInto(directory, tip);
    if (!commit(directory)) return null;
  }
  throw new Error(`${branch} moved ${attempts} times, or refuses pushes by workflows`);
}

if (isMain(import.meta.url)) {
  try {
    const pushed = await commitNews({ directory: process.cwd(), branch: required('BRANCH') });
    console.log(pushed === null ? 'No article changed: nothing is committed.' : `Pushed ${pushed}.`);
    if (pushed !== null) setOutput('commit', pushed);
  } catch (error) {
    annotate('error', 'Not pushed', error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
