/** A copy of the repository that a drill changes, builds and checks. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { settingVariables } from '~/config/settings';

export type Variables = Readonly<Record<string, string>>;

/** What the shell that runs the drills has set must not change the site that they build. */
const foreign = new Set([...settingVariables(), 'SITE_DATA', 'DIST_DIR', 'EDITOR_REPO', 'NEWS_SNAPSHOTS']);
const variables = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.has(name)));

export class Copy {
  /** Files written by hand. */
  readonly files = new Set<string>();
  readonly #folder: string;

  constructor(root: string, folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
    for (const path of listed.toString().trim().split('\n'))
      if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    this.edit('data/site.json', (text) => text.replace('"sample": true', '"sample": false'));
    this.files.clear();
    // A repository itself: the linters skip a folder that git ignores, and lines are counted from its first commit.
    this.run(`git init --quiet --initial-branch=main && echo node_modules >> .git/info/exclude
      git config user.name Owner && git config user.email owner@owner.example`);
    this.commit('The revision that the owner began with');
    this.run('git tag began');
  }

  write(path: string, content: string | Uint8Array): void {
    this.files.add(path);
    mkdirSync(dirname(join(this.#folder, path)), { recursive: true });
    writeFileSync(join(this.#folder, path), content);
  }

  /** @throws Error where the edit changes nothing: the drill no longer matches the file. */
  edit(path: string, change: (text: string) => string): void {
    const before = this.read(path);
    const after = change(before);
    if (after === before) throw new Error(`${path}: the drill found nothing to edit`);
    this.write(path, after);
  }

  read(path: string): string {
    return readFileSync(join(this.#folder, path), 'utf8');
  }

  has(path: string): boolean {
    return existsSync(join(this.#folder, path));
  }

  remove(path: string): void {
    this.files.add(path);
    rmSync(join(this.#folder, path));
  }

  /** Files of a folder, below it too. */
  list(folder: string): readonly string[] {
    return readdirSync(join(this.#folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.#folder, join(entry.parentPath, entry.name)))
      .toSorted();
  }

  commit(message: string): void {
    this.run(`git add --all && git commit --quiet --message '${message}'`);
  }

  /** Lines that were written or removed by hand since the first commit; a changed line is one, a picture none. */
  changedLines(): number {
    if (this.files.size === 0) return 0;
    return this.#changes('--numstat', '--', ...this.files)
      .map((line) => Math.max(...line.split('\t', 2).map((count) => Number(count) || 0)))
      .reduce((sum, lines) => sum + lines, 0);
  }

  /** Whether more than data has changed since the first commit. */
  hasOtherCode(): boolean {
    return this.#changes('--name-only').some((path) => !path.startsWith('data/'));
  }

  #changes(...parameters: readonly string[]): readonly string[] {
    this.run('git add --all --intent-to-add');
    const options = { cwd: this.#folder, encoding: 'utf8' } as const;
    return execFileSync('git', ['-c', 'core.quotePath=false', 'diff', 'began', ...parameters], options)
      .split('\n')
      .filter((line) => line !== '');
  }

  /** Packages that a command may add to, as links to the same files: npm replaces a file, and never writes into one. */
  ownPackages(): void {
    this.run('shared=$(readlink -f node_modules) && rm node_modules && cp -al "$shared" node_modules');
  }

  /** The lines that a command prints, and whether it ends well. */
  result(
    command: string,
    environment: Variables = {},
  ): { readonly isWell: boolean; readonly lines: readonly string[] } {
    const options = {
      cwd: this.#folder,
      env: { ...variables, ...environment },
      encoding: 'utf8',
      shell: true,
    } as const;
    const { status, stdout, stderr } = spawnSync(command, options);
    return { isWell: status === 0, lines: `${stdout}${stderr}`.trim().split('\n') };
  }

  /** @throws Error with the end of what the command printed, where it fails. */
  run(command: string, environment: Variables = {}): void {
    const { isWell, lines } = this.result(command, environment);
    if (!isWell) throw new Error([command, ...lines.slice(-25)].join('\n'));
  }
}
