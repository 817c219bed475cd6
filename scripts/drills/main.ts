/**
 * `npm run drills`: makes each change of docs/change.md on a copy of the repository, counts the files written by hand,
 * checks the copy and builds it. `-- --only page,region` makes some of the changes, `-- --quick` leaves the unit tests
 * out, `-- --keep` leaves the copies in .cache/drills.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '~/lib/messageOf';
import { Copy } from './copy';
import { type Drill, drills } from './drills';
import { heroes } from './hero';
import { switches } from './switches';

const root = resolve(import.meta.dirname, '../..');

/** What a part that is off has left behind. */
function leftovers(copy: Copy, [path, text]: readonly [path: RegExp, text: RegExp]): readonly string[] {
  return copy.list('dist').flatMap((file) => {
    if (path.test(file.slice('dist/'.length))) return [`${file} is still there`];
    const isText = /\.(?:html|js|json|xml|txt|webmanifest)$|_headers$/.test(file);
    const found = isText ? text.exec(copy.read(file)) : null;
    return found === null ? [] : [`${file} still has ${found[0]}`];
  });
}

function faultsOf(copy: Copy, { has, lacks = [], gone }: Drill): readonly string[] {
  const missing = has.flatMap(([file, ...parts]) => {
    const text = copy.has(`dist/${file}`) ? copy.read(`dist/${file}`) : '';
    return parts.filter((part) => !text.includes(part)).map((part) => `dist/${file} lacks ${part}`);
  });
  const left = lacks.flatMap(([file, ...parts]) => {
    const text = copy.read(`dist/${file}`);
    return parts.filter((part) => text.includes(part)).map((part) => `dist/${file} still has ${part}`);
  });
  return [...missing, ...left, ...(gone ? leftovers(copy, gone) : [])];
}

async function perform(drill: Drill, copy: Copy, isQuick: boolean): Promise<readonly string[]> {
  const { commands = [], environment = {} } = drill;
  const checks = [
    'npx tsx scripts/check/main.ts',
    'npx tsc',
    'npm run --silent lint',
    ...(isQuick ? [] : ['npx vitest run --project unit --project functions']),
  ];
  try {
    await drill.apply(copy);
    for (const command of [...commands, ...checks, 'npm run --silent build']) copy.run(command, environment);
    return faultsOf(copy, drill);
  } catch (error) {
    return [messageOf(error)];
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const chosen = [...drills, ...switches, ...heroes].filter(
  ({ id }) => values.only === undefined || values.only.split(',').includes(id),
);
console.log('| change | files | goal | result |\n|---|---|---|---|');
for (const drill of chosen) {
  const folder = join(root, '.cache/drills', drill.id);
  const copy = new Copy(root, folder);
  const faults = await perform(drill, copy, values.quick);
  const isMet = faults.length === 0 && copy.files.size <= drill.goal;
  console.log(`| ${drill.change} | ${copy.files.size} | ${drill.goal} | ${isMet ? 'met' : 'missed'} |`);
  for (const fault of faults) console.error(fault);
  if (!isMet) process.exitCode = 1;
  else if (!values.keep) rmSync(folder, { recursive: true, force: true });
}
