/**
 * `npm run bench:lines`: lines of code by room, folders with many files, and the sizes of components; with `--since REV`
 * beside an earlier revision. Lines are those that are not blank; what stands in a test is counted as one.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { table } from './report';

interface SourceFile {
  readonly path: string;
  readonly lines: number;
}

const { values: options } = parseArgs({ options: { since: { type: 'string' } } });

const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path);

/** Files of a revision, or of the working tree. */
function filesOf(revision?: string): readonly SourceFile[] {
  const where = revision === undefined ? ['--untracked'] : [];
  const rooms = ['src', 'scripts', 'relay', 'tests'].flatMap((room) => [`${room}/**/*.ts`, `${room}/**/*.tsx`]);
  const counted = execFileSync(
    'git',
    [
      'grep',
      '--count',
      ...where,
      '[^[:space:]]',
      ...(revision === undefined ? [] : [revision]),
      '--',
      ...rooms.map((glob) => `:(glob)${glob}`),
    ],
    { encoding: 'utf8' },
  );
  return counted
    .trim()
    .split('\n')
    .map((line) => {
      const [lines = '', path = ''] = line.split(':').toReversed();
      return { path, lines: Number(lines) };
    });
}

/** Tests, wherever they stand; `src/content`; and the first folder of the rest. */
function roomOf(path: string): string {
  if (isTest(path)) return 'tests';
  return path.startsWith('src/content/') ? 'src/content' : (path.split('/')[0] ?? '');
}

/** Value below which that share of the sorted values lies. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}

function figuresOf(files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  const add = (name: string, by: number) => figures.set(name, (figures.get(name) ?? 0) + by);
  for (const { path, lines } of files) add(`lines in ${roomOf(path)}`, lines);
  const components = files.filter(({ path }) => /^src\/.*\.tsx$/.test(path) && !isTest(path)).map(({ lines }) => lines);
  add('components, median lines', quantile(components, 0.5));
  add('components, 90 % have at most', quantile(components, 0.9));
  const folders = new Map<string, number>();
  for (const { path } of files) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  for (const [folder, count] of folders) if (count > 15) add(`files in ${folder}`, count);
  return figures;
}

const columns = [...(options.since === undefined ? [] : [options.since]), 'now'];
const figures = columns.map((column) => figuresOf(filesOf(column === 'now' ? undefined : column)));
const names = [...new Set(figures.flatMap((one) => [...one.keys()]))].toSorted();
console.log(
  table(
    ['', ...columns],
    names.map((name) => [name].concat(figures.map((one) => String(one.get(name) ?? 0)))),
  ),
);
