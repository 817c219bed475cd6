/**
 * `npm run drills`: makes each change of docs/change.md on a copy of the repository, counts what is written by hand,
 * checks the copy and builds it, once with no settings in the environment and once with an owner's. `-- --only page,region`
 * makes some of the changes, `-- --quick` leaves the unit tests out, `-- --keep` leaves the copies in .cache/drills.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '~/lib/messageOf';
import { Copy } from './copy';
import { type Drill, drills } from './drills';
import { type Refusal, refusals } from './refusals';
import { switches } from './switches';

const root = resolve(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

const environments = [
  {},
  {
    SITE_BRAND: 'Owner Group',
    SITE_URL: 'https://www.owner.example',
    CONTACT_EMAIL: 'hello@owner.example',
    ANALYTICS_ID: 'G-AB12CD34EF',
  },
] as const;

const checkData = 'npx tsx scripts/check/main.ts';

/** What no setting of the environment changes. */
const checksOfCode = ['npx tsc', 'npm run --silent lint'];

/** The tests read data of their own, so that data changes none but this one. */
const testOfData = 'npx vitest run --project functions src/content/specification.test.ts';
const allTests = 'npx vitest run --project unit --project functions';

/** What a part that is off has left behind. */
function leftovers(copy: Copy, [path, text]: readonly [path: RegExp, text: RegExp]): readonly string[] {
  return copy.list('dist').flatMap((file) => {
    if (path.test(file.slice('dist/'.length))) return [`${file} is still there`];
    // Sample pictures and the sample calendar stand for those of others.
    const isText = /^(?!dist\/samples\/).*(?:\.(?:html|css|js|json|svg|xml|txt|webmanifest)|_headers)$/.test(file);
    const found = isText ? text.exec(copy.read(file)) : null;
    return found === null ? [] : [`${file} still has ${found[0]}`];
  });
}

function faultsOf(copy: Copy, { has, gone }: Drill): readonly string[] {
  const missing = has.flatMap(([file, ...parts]) => {
    const text = copy.has(`dist/${file}`) ? copy.read(`dist/${file}`) : '';
    return parts.filter((part) => !text.includes(part)).map((part) => `dist/${file} lacks ${part}`);
  });
  return [...missing, ...(gone ? leftovers(copy, gone) : [])];
}

/** @throws Error where a command fails */
async function perform(drill: Drill, copy: Copy): Promise<readonly string[]> {
  await drill.apply(copy);
  const isCode = copy.hasOtherCode();
  if (isCode) for (const command of checksOfCode) copy.run(command);
  return environments.flatMap((owners) => {
    const environment = { ...owners, ...drill.environment };
    copy.run(checkData, environment);
    if (!values.quick) copy.run(isCode ? allTests : testOfData, environment);
    copy.run('npm run --silent build', environment);
    return faultsOf(copy, drill);
  });
}

/** What does not end with the one line. */
function refuse({ path, edit, line }: Refusal, copy: Copy): readonly string[] {
  copy.edit(path, edit);
  return ['check', 'build', 'doctor'].flatMap((name) => {
    const { isWell, lines } = copy.result(`npm run --silent ${name}`);
    const isNamed = lines.filter((printed) => printed.includes(line)).length === 1;
    // The doctor names what else the site needs.
    const isAlone = name === 'doctor' || lines.length === 1;
    return !isWell && isNamed && isAlone ? [] : `${name} does not end with "${line}":\n${lines.slice(-25).join('\n')}`;
  });
}

/** Makes a change on a copy, and prints its row. */
async function row(drill: Drill | Refusal): Promise<void> {
  const folder = join(root, '.cache/drills', drill.id);
  const start = performance.now();
  const copy = new Copy(root, folder);
  let faults: readonly string[];
  try {
    faults = 'line' in drill ? refuse(drill, copy) : await perform(drill, copy);
  } catch (error) {
    faults = [messageOf(error)];
  }
  const seconds = Math.round((performance.now() - start) / 1_000);
  const files = copy.files.size;
  const lines = copy.changedLines();
  const goal = 'line' in drill ? 'refused' : (drill.goal ?? '1, 1 line');
  const isWithin = typeof goal === 'number' ? files <= goal : files === 1 && lines === 1;
  const isMet = faults.length === 0 && isWithin;
  console.log(`| ${drill.change} | ${files} | ${goal} | ${lines} | ${seconds} | ${isMet ? 'met' : 'missed'} |`);
  for (const fault of faults) console.error(fault);
  if (!isMet) process.exitCode = 1;
  else if (!values.keep) rmSync(folder, { recursive: true, force: true });
}

console.log('| change | files | goal | lines | seconds | result |\n|---|---|---|---|---|---|');
for (const drill of [...drills, ...switches, ...refusals])
  if (values.only === undefined || values.only.split(',').includes(drill.id)) await row(drill);
