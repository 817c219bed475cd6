/**
 * `npm run drills`: makes each change of docs/change.md on a copy of the repository, counts the files written by hand,
 * and builds and checks the copy. `-- --only page,region` makes some of them, `-- --quick` leaves the unit tests out,
 * `-- --keep` leaves the copies.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Changes } from './changes';
import type { Drill } from './drill';
import { drills } from './drills';

const root = resolve(import.meta.dirname, '../..');

/** What git has or would take: without what is built, fetched or installed. */
function copyTo(folder: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
  for (const path of list
    .toString()
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, path), join(folder, path));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // A repository of its own: linters take a folder that git ignores for nothing to look at.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
}

/** @returns what went wrong, empty for nothing */
function run(folder: string, script: string, environment: Drill['environment']): string {
  const [name = '', ...rest] = script.split(' ');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name, ...rest], {
    cwd: folder,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? '' : `npm run ${script}\n${`${stdout}${stderr}`.trim().split('\n').slice(-25).join('\n')}`;
}

function faultsOf(folder: string, { expect }: Drill): readonly string[] {
  return expect.flatMap(({ file, has = [], lacks = [] }) => {
    const path = join(folder, 'dist', file);
    if (!existsSync(path)) return [`dist/${file} is missing`];
    const text = readFileSync(path, 'utf8');
    return [
      ...has.filter((part) => !text.includes(part)).map((part) => `dist/${file} lacks ${part}`),
      ...lacks.filter((part) => text.includes(part)).map((part) => `dist/${file} still has ${part}`),
    ];
  });
}

interface Result {
  readonly files: readonly string[];
  readonly faults: readonly string[];
}

async function perform(drill: Drill, folder: string, isQuick: boolean): Promise<Result> {
  copyTo(folder);
  const changes = new Changes((path) => readFileSync(join(folder, path), 'utf8'));
  await drill.apply(changes);
  for (const [path, content] of changes.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const files = [...changes.files.keys()];
  // The settings are the build's: the tests of the copy run with them too, as they would on the owner's machine.
  const checks = drill.checks.filter((check) => !isQuick || check !== 'test:unit');
  for (const script of [...(drill.commands ?? []), ...checks, 'build']) {
    const fault = run(folder, script, drill.environment);
    if (fault !== '') return { files, faults: [fault] };
  }
  return { files, faults: faultsOf(folder, drill) };
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const chosen = drills.filter(({ id }) => values.only === undefined || values.only.split(',').includes(id));
console.log('| change | files | goal | result |\n|---|---|---|---|');
for (const drill of chosen) {
  const folder = join(root, '.cache', 'drills', drill.id);
  const { files, faults } = await perform(drill, folder, values.quick);
  const isMet = faults.length === 0 && files.length <= drill.goal;
  console.log(`| ${drill.change} | ${files.length} | ${drill.goal} | ${isMet ? 'met' : 'missed'} |`);
  if (isMet && !values.keep) rmSync(folder, { recursive: true, force: true });
  else for (const line of isMet ? [] : faults) console.error(line);
  if (!isMet) process.exitCode = 1;
}
