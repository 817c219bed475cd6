/** A copy of the repository that a drill changes, builds and checks. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

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
    // The linters skip a folder that git ignores, so the copy is a repository itself.
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
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

  /** @throws Error with the end of what the command printed, where it fails. */
  run(command: string, environment: Readonly<Record<string, string>>): void {
    const env = { ...process.env, ...environment };
    const { status, stdout, stderr } = spawnSync(command, { cwd: this.#folder, env, encoding: 'utf8', shell: true });
    if (status === 0) return;
    const lines = `${stdout}${stderr}`.trim().split('\n');
    throw new Error([command, ...lines.slice(-25)].join('\n'));
  }
}
