/**
 * `npx tsx tests/deletion/main.ts announcement`: deletes a feature from a copy of the project, that is its folders and its rows in the
 * tables of other files (features.json), and checks and builds what is left (docs/code.md, "Take a feature away"). Without a name it
 * does so for each feature of the list.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import features from './features.json';

interface Feature {
  readonly folders: readonly string[];
  /** The beginning, or a part, of each line to delete, by file. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

const rowsMax = 8;

/** Copies the files of the repository, and links its packages. */
function copyRepository(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, join(folder, file), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => one !== '.vite'))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
}

/**
 * Deletes each line that has one of some texts.
 * @throws Error if a text is in no line, or in several
 */
function deleteRows(path: string, texts: readonly string[]): void {
  const lines = readFileSync(path, 'utf8').split('\n');
  for (const text of texts) {
    const found = lines.filter((line) => line.includes(text)).length;
    if (found !== 1) throw new Error(`${path}: ${found} lines have ${text}: one was to be deleted`);
  }
  writeFileSync(path, lines.filter((line) => !texts.some((text) => line.includes(text))).join('\n'));
}

function deleteFeature(name: string, { folders, rows }: Feature): void {
  const rowCount = Object.values(rows).flat().length;
  if (rowCount > rowsMax) throw new Error(`${name}: ${rowCount} lines outside its folders: ${rowsMax} are allowed`);
  const copy = mkdtempSync(join(tmpdir(), `without-${name}-`));
  console.log(`Without ${name}: ${folders.length} folders and ${rowCount} lines less, in ${copy}`);
  copyRepository(copy);
  for (const folder of folders) rmSync(join(copy, folder), { recursive: true });
  for (const [file, texts] of Object.entries(rows)) deleteRows(join(copy, file), texts);
  const run = (command: string, ...parameters: readonly string[]) =>
    execFileSync(command, parameters, { cwd: copy, stdio: 'inherit' });
  run('npx', 'oxfmt');
  run('npm', 'run', '--silent', 'lint');
  // Words of the docs are removed by hand, and this test names them.
  const withoutDocs = ['--exclude', 'tests/unit/docs.test.ts'];
  run('npx', 'vitest', 'run', '--project', 'dom', '--project', 'unit', ...withoutDocs);
  run('npx', 'tsx', 'scripts/preview/sample.ts');
  rmSync(copy, { recursive: true });
}

const [, , ...names] = process.argv;
for (const [name, feature] of Object.entries<Feature>(features))
  if (names.length === 0 || names.includes(name)) deleteFeature(name, feature);
