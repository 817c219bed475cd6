import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportRun, type RunFacts, verdictOf } from './report-run';
import { runStep, withFolder, writeStandIn } from './test-steps';

/** Runs and issues of a repository, kept in a file. */
const gh = `
const { readFileSync, writeFileSync } = require('node:fs');
const [, , api, ...rest] = process.argv;
const state = JSON.parse(readFileSync(process.env.GH_STATE, 'utf8'));
const values = Object.fromEntries(rest.flatMap((value, index) => rest[index - 1] === '-f' ? [[value.slice(0, value.indexOf('=')), value.slice(value.indexOf('=') + 1)]] : []));
const method = rest[0] === '--method' ? rest[1] : 'GET';
const path = rest[0] === '--method' ? rest[2] : rest[0];
const [, number] = /issues\\/(\\d+)/.exec(path) ?? [];
let answer = {};
if (api !== 'api' || process.env.GH_TOKEN !== 'token-of-the-run') process.exitCode = 1;
else if (path.includes('/runs?')) answer = { workflow_runs: state.runs.filter((run) => path.includes('branch=' + run.branch)).toReversed() };
else if (method === 'GET') answer = state.issues.filter((issue) => issue.state === 'open');
else if (path.endsWith('/comments')) state.issues[number - 1].comments.push(values.body);
else if (method === 'PATCH') Object.assign(state.issues[number - 1], values);
else state.issues.push({ number: state.issues.length + 1, state: 'open', comments: [], ...values });
writeFileSync(process.env.GH_STATE, JSON.stringify(state));
process.stdout.write(JSON.stringify(answer));
`;

interface Repository {
  readonly runs: readonly { readonly id: number; readonly branch: string; readonly conclusion: string }[];
  readonly issues: readonly {
    readonly title: string;
    readonly body: string;
    readonly state: string;
    readonly comments: readonly string[];
  }[];
}

/** The surroundings of a step, as variables of this process: one process a run would take the test too long. */
function withEnvironment<T>(environment: Readonly<Record<string, string>>, run: () => T): T {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  try {
    return run();
  } finally {
    for (const name of Object.keys(environment)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

const good: RunFacts = { refreshResult: 'success', deployResult: 'skipped', isRefreshed: true, reason: '', alarm: '' };
const refused: RunFacts = {
  refreshResult: 'failure',
  deployResult: 'skipped',
  isRefreshed: false,
  reason: 'the service refuses the token (401): check `NEWS_API_TOKEN`',
  alarm: '',
};

it('opens one issue after three failed runs in a row, and closes it after a good one', () =>
  withFolder((folder) => {
    writeStandIn(folder, 'gh', gh);
    const file = join(folder, 'state.json');
    const read = () => JSON.parse(readFileSync(file, 'utf8')) as Repository;
    writeFileSync(file, JSON.stringify({ runs: [{ id: 1, branch: 'other', conclusion: 'failure' }], issues: [] }));
    let id = 1;
    const end = (facts: RunFacts, conclusion: string) => {
      id += 1;
      const environment = {
        PATH: `${folder}:${process.env['PATH'] ?? ''}`,
        GH_STATE: file,
        GH_TOKEN: 'token-of-the-run',
        GITHUB_REPOSITORY: 'example/site',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_RUN_ID: String(id),
        GITHUB_REF_NAME: 'main',
      };
      withEnvironment(environment, () => reportRun(facts));
      const { issues, runs } = read();
      writeFileSync(file, JSON.stringify({ issues, runs: [...runs, { id, branch: 'main', conclusion }] }));
      return issues.map(({ state }) => state);
    };

    expect(end(refused, 'failure')).toEqual([]);
    expect(end(refused, 'failure')).toEqual([]);
    expect(end({ ...good, refreshResult: 'cancelled', isRefreshed: false }, 'cancelled')).toEqual([]);
    expect(end(refused, 'failure')).toEqual(['open']);
    expect(end(refused, 'failure')).toEqual(['open']);
    // Without the token, or a call left, a run ends well and shows nothing.
    expect(end({ ...good, isRefreshed: false }, 'success')).toEqual(['open']);
    expect(end(good, 'success')).toEqual(['closed']);
    expect(end(refused, 'failure')).toEqual(['closed']);
    expect(end({ ...good, deployResult: 'failure' }, 'failure')).toEqual(['closed']);
    expect(end({ ...refused, reason: '' }, 'failure')).toEqual(['closed', 'open']);

    // An alarm opens it at once, however the run ended.
    expect(end(good, 'success')).toEqual(['closed', 'closed']);
    const alarm = 'the service has not given an article for 3 days';
    expect(end({ ...good, isRefreshed: false, alarm }, 'success')).toEqual(['closed', 'closed', 'open']);
    expect(read().issues[2]?.body).toContain(alarm);

    const [first, second] = read().issues;
    expect(first?.body.match(/refuses the token/g)).toHaveLength(1);
    expect(first?.body).toContain("```text\nthe service refuses the token (401): check 'NEWS_API_TOKEN'\n```");
    expect(first?.comments).toEqual([expect.stringContaining('https://github.com/example/site/actions/runs/')]);
    expect(second?.body).toContain('did not get to the refresh');
  }));

it('is no reason for a good run to fail', () =>
  withFolder(async (folder) => {
    writeStandIn(folder, 'gh', 'process.exitCode = 1;');
    const environment = {
      REFRESH_RESULT: 'success',
      DEPLOY_RESULT: 'skipped',
      REFRESHED: 'true',
      GITHUB_REPOSITORY: 'example/site',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_RUN_ID: '1',
    };
    const step = await runStep('scripts/workflows/report-run.ts', [], { programs: folder, environment });
    expect(step).toMatchObject({ status: 0, printed: expect.stringContaining('::warning title=No issue::') });
  }));

it('takes a failed deployment for a failed run', () => {
  expect(verdictOf({ ...good, deployResult: 'failure' })).toBe('failed');
  expect(verdictOf({ ...good, deployResult: 'cancelled' })).toBe('none');
});
