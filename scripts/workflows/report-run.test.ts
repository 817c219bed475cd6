import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { withFolder } from '~tests/support/folder';
import { runStep, writeStandIn } from '~tests/support/workflow-steps';
import { reportRun, type RunFacts } from './report-run';

const ghToken = 'token-of-the-run';

/** Stands for `gh api`: runs and issues of a repository, kept in a file. */
const gh = `
const { readFileSync, writeFileSync } = require('node:fs');
const [api, ...rest] = process.argv.slice(2);
const state = JSON.parse(readFileSync(process.env.GH_STATE, 'utf8'));
const fields = rest.filter((_, index) => rest[index - 1] === '-f').map((field) => /^(\\w+)=([^]*)$/.exec(field).slice(1));
const values = Object.fromEntries(fields);
const [method, path] = rest[0] === '--method' ? rest.slice(1) : ['GET', rest[0]];
const issue = state.issues[/issues\\/(\\d+)/.exec(path)?.[1] - 1];
let answer = {};
if (api !== 'api' || process.env.GH_TOKEN !== '${ghToken}') process.exitCode = 1;
else if (path.includes('/runs?')) answer = { workflow_runs: state.runs.filter((run) => path.includes('branch=' + run.branch)).toReversed() };
else if (method === 'GET') answer = state.issues.filter((issue) => issue.state === 'open');
else if (path.endsWith('/comments')) issue.comments.push(values.body);
else if (method === 'PATCH') Object.assign(issue, values);
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

afterEach(() => void vi.unstubAllEnvs());

const run = {
  GITHUB_REPOSITORY: 'example/site',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REF_NAME: 'main',
  GITHUB_RUN_ID: '1',
};
const good: RunFacts = { refreshResult: 'success', deployResult: 'skipped', isRefreshed: true, reason: '', alarm: '' };
const refused: Partial<RunFacts> = {
  refreshResult: 'failure',
  isRefreshed: false,
  reason: 'the service refuses the token (401): check `NEWS_API_TOKEN`',
};

it('opens one issue after three failed runs in a row, and closes it after a good one', () =>
  withFolder((folder) => {
    writeStandIn(folder, 'gh', gh);
    const file = join(folder, 'state.json');
    const read = () => JSON.parse(readFileSync(file, 'utf8')) as Repository;
    writeFileSync(file, JSON.stringify({ runs: [{ id: 1, branch: 'other', conclusion: 'failure' }], issues: [] }));
    const environment = { ...run, PATH: `${folder}:${process.env['PATH'] ?? ''}`, GH_STATE: file, GH_TOKEN: ghToken };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    let id = 1;
    const end = (facts: Partial<RunFacts>, conclusion: string) => {
      id += 1;
      vi.stubEnv('GITHUB_RUN_ID', String(id));
      reportRun({ ...good, ...facts });
      const { issues, runs } = read();
      writeFileSync(file, JSON.stringify({ issues, runs: [...runs, { id, branch: 'main', conclusion }] }));
      return issues.map(({ state }) => state);
    };

    expect(end(refused, 'failure')).toEqual([]);
    expect(end(refused, 'failure')).toEqual([]);
    expect(end({ refreshResult: 'cancelled', isRefreshed: false }, 'cancelled')).toEqual([]);
    expect(end(refused, 'failure')).toEqual(['open']);
    expect(end(refused, 'failure')).toEqual(['open']);
    // Without the token, or a call left, a run ends well and shows nothing.
    expect(end({ isRefreshed: false }, 'success')).toEqual(['open']);
    expect(end({ deployResult: 'cancelled' }, 'cancelled')).toEqual(['open']);
    expect(end({}, 'success')).toEqual(['closed']);
    expect(end(refused, 'failure')).toEqual(['closed']);
    expect(end({ ...refused, reason: '' }, 'failure')).toEqual(['closed']);
    expect(end({ deployResult: 'failure' }, 'failure')).toEqual(['closed', 'open']);

    // An alarm opens it at once, however the run ended.
    expect(end({}, 'success')).toEqual(['closed', 'closed']);
    const alarm = 'the service has not given an article for 3 days';
    expect(end({ isRefreshed: false, alarm }, 'success')).toEqual(['closed', 'closed', 'open']);

    const [first, second, third] = read().issues;
    expect(first?.body).toContain("```text\nthe service refuses the token (401): check 'NEWS_API_TOKEN'\n```");
    expect(first?.comments).toEqual([expect.stringContaining('https://github.com/example/site/actions/runs/')]);
    expect(second?.body).toContain('the site could not be deployed');
    expect(third?.body).toContain(alarm);
  }));

it('is no reason for a good run to fail', () =>
  withFolder(async (folder) => {
    writeStandIn(folder, 'gh', 'process.exitCode = 1;');
    const environment = { ...run, REFRESH_RESULT: 'success', DEPLOY_RESULT: 'skipped', REFRESHED: 'true' };
    const step = await runStep('scripts/workflows/report-run.ts', [], { programs: folder, environment });
    expect(step).toMatchObject({ status: 0, printed: expect.stringContaining('::warning title=No issue::') });
  }));
