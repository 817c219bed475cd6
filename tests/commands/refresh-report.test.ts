import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withFolder } from '~tests/support/folder';
import { runStep, writeStandIn } from '~tests/support/workflow-steps';

/** Stands for `gh`: runs and issues of a repository, kept in a file. */
const gh = `
const { readFileSync, writeFileSync } = require('node:fs');
const [thing, action, ...rest] = process.argv.slice(2);
const given = (name) => rest[rest.indexOf('--' + name) + 1];
const state = JSON.parse(readFileSync(process.env.GH_STATE, 'utf8'));
const listed = (list) => list.map((item) => item[/^\\.\\[\\]\\.(\\w+)$/.exec(given('jq'))[1]]).join('\\n');
if (process.env.GH_TOKEN !== 'token' || process.env.GH_REPO !== 'example/site') process.exitCode = 1;
else if (thing + action === 'runlist' && given('workflow') === 'refresh-news.yml' && given('status') === 'completed')
  console.log(listed(state.runs.filter(({ branch }) => branch === given('branch')).toReversed()));
else if (thing + action === 'issuelist' && given('app') === 'github-actions')
  console.log(listed(state.issues.filter(({ state, title }) => state === 'open' && given('search') === 'in:title "' + title + '"')));
else if (thing + action === 'issueclose')
  Object.assign(state.issues[rest[0] - 1], { state: 'closed', comment: given('comment') });
else if (thing + action === 'issuecreate' && given('body-file') === '-')
  state.issues.push({ number: state.issues.length + 1, state: 'open', title: given('title'), body: readFileSync(0, 'utf8') });
else process.exitCode = 1;
writeFileSync(process.env.GH_STATE, JSON.stringify(state));
`;

interface Repository {
  readonly runs: readonly { readonly branch: string; readonly conclusion: string }[];
  readonly issues: readonly { readonly state: string; readonly body: string; readonly comment: string }[];
}

it('opens one issue after three failed runs in a row, or at once by an alarm, and closes it after a good run', () =>
  withFolder(async (programs) => {
    writeStandIn(programs, 'gh', gh);
    const file = join(programs, 'state.json');
    const read = () => JSON.parse(readFileSync(file, 'utf8')) as Repository;
    writeFileSync(file, JSON.stringify({ runs: [{ branch: 'other', conclusion: 'failure' }], issues: [] }));
    const fixed = { GH_STATE: file, GH_TOKEN: 'token', GH_REPO: 'example/site', RUN_URL: 'https://github.com/run/1' };
    const end = async (conclusion: string, facts: Readonly<Record<string, string>> = {}) => {
      const environment = {
        ...fixed,
        RESULTS:
          { failure: 'failure,skipped,success', cancelled: 'success,success,cancelled' }[conclusion] ??
          'success,success,success',
        REFRESHED: conclusion === 'success' ? 'true' : '',
        ALARM: '',
        REASON: 'a job of the run failed',
        ...facts,
      };
      const result = await runStep('refresh-news.yml', 'Open or close the issue', { programs, environment });
      expect(result).toMatchObject({ status: 0, printed: '' });
      const { issues, runs } = read();
      writeFileSync(file, JSON.stringify({ issues, runs: [...runs, { branch: 'main', conclusion }] }));
      return issues.map(({ state }) => state);
    };

    const refused = { REASON: 'the service refuses the token (401): check `NEWS_API_TOKEN`' };
    expect(await end('failure', refused)).toEqual([]);
    expect(await end('failure', refused)).toEqual([]);
    expect(await end('cancelled')).toEqual([]);
    expect(await end('failure', refused)).toEqual(['open']);
    expect(await end('failure', refused)).toEqual(['open']);
    // Without the token, or a call left, a run ends well and shows nothing.
    expect(await end('success', { REFRESHED: '' })).toEqual(['open']);
    expect(await end('cancelled', { REFRESHED: 'true' })).toEqual(['open']);
    expect(await end('success')).toEqual(['closed']);
    expect(await end('failure', refused)).toEqual(['closed']);
    expect(await end('timed_out', { RESULTS: 'failure,skipped,success' })).toEqual(['closed']);
    // The deploy of a good refresh.
    expect(await end('failure', { RESULTS: 'success,success,failure', REFRESHED: 'true' })).toEqual(['closed', 'open']);
    expect(await end('success')).toEqual(['closed', 'closed']);
    const hostile = '$(touch "$GH_STATE") ``` ';
    const alarm = `${hostile}@everyone ${'long '.repeat(500)}`;
    expect(await end('success', { ALARM: alarm })).toEqual(['closed', 'closed', 'open']);

    const [first, second, third] = read().issues;
    expect(first?.body).toMatch(
      /^```text\nthe service refuses the token \(401\): check 'NEWS_API_TOKEN'\n```\n\n\[The run\]/,
    );
    expect(first?.comment).toBe('Good again: https://github.com/run/1');
    expect(second?.body).toContain('\na job of the run failed\n');
    const fenced = `${hostile.replaceAll('`', "'")}@everyone ${'long '.repeat(500)}`.slice(0, 1_000);
    expect(third?.body.split('\n').slice(0, 3)).toEqual(['```text', fenced, '```']);
  }));
