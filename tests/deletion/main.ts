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
  /** Folders and files. */
  readonly folders: readonly string[];
  /** Packages that nothing else uses: an owner runs `npm uninstall` with their names. */
  readonly packages: readonly string[];
  /** By file, the beginning, or a part, of each row to delete, which may have several lines; or a text in a line and what takes its place. */
  readonly rows: Readonly<Record<string, readonly (string | readonly string[])[]>>;
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

const indentation = (line = '') => line.search(/\S|$/);

/** Counts the lines of a row: its first, those that are indented more, and the brackets that close it. */
function countLines([first, ...others]: readonly string[]): number {
  const end = others.findIndex((line) => indentation(line) <= indentation(first));
  const isClosed = indentation(others[end]) === indentation(first) && /^\s*[)\]}]/.test(others[end] ?? '');
  return 1 + end + Number(isClosed);
}

/**
 * Deletes each row whose first line has a text, and replaces the texts that have another to take their place.
 * @throws Error if a text is in no line, or in several
 */
function deleteRows(path: string, rows: Feature['rows'][string]): void {
  const lines = readFileSync(path, 'utf8').split('\n');
  for (const row of rows) {
    const [text = '', replacement] = [row].flat();
    const matches = lines.filter((line) => line.includes(text)).length;
    if (matches !== 1) throw new Error(`${path}: ${matches} lines have ${text}: one was to be deleted`);
    const start = lines.findIndex((line) => line.includes(text));
    const newLines = replacement === undefined ? [] : [(lines[start] ?? '').replace(text, () => replacement)];
    lines.splice(start, newLines.length || countLines(lines.slice(start)), ...newLines);
  }
  writeFileSync(path, lines.join('\n'));
}

function deleteFeature(name: string, { folders, packages, rows }: Feature): void {
  const rowCount = Object.values(rows).flat().length;
  if (rowCount > rowsMax) throw new Error(`${name}: ${rowCount} rows outside its folders: ${rowsMax} are allowed`);
  const copy = mkdtempSync(join(tmpdir(), `without-${name}-`));
  console.log(`Without ${name}: ${folders.length} folders and ${rowCount} rows less, in ${copy}`);
  copyRepository(copy);
  for (const folder of folders) rmSync(join(copy, folder), { recursive: true });
  for (const [file, texts] of Object.entries(rows)) deleteRows(join(copy, file), texts);
  if (packages.length > 0)
    deleteRows(
      join(copy, 'package.json'),
      packages.map((name) => `"${name}":`),
    );
  const run = (command: string, ...parameters: readonly string[]) =>
    execFileSync(command, parameters, { cwd: copy, stdio: 'inherit' });
  run('npx', 'oxfmt');
  run('npm', 'run', '--silent', 'lint');
  // The doctor's list of the sample is made of the data that is left.
  run('npx', 'vitest', 'run', '--project', 'unit', 'scripts/doctor', '--update');
  // Words of the docs are removed by hand, and this test names them.
  const withoutDocs = ['--exclude', 'tests/unit/docs.test.ts'];
  run('npx', 'vitest', 'run', '--project', 'dom', '--project', 'unit', ...withoutDocs);
  run('npx', 'tsx', 'scripts/preview/sample.ts');
  rmSync(copy, { recursive: true });
}

const [, , ...names] = process.argv;
for (const [name, feature] of Object.entries<Feature>(features))
  if (names.length === 0 || names.includes(name)) deleteFeature(name, feature);
