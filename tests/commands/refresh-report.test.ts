/** Tests the step of refresh-news.yml that opens an issue after three failed runs in a row, or on an alarm. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { runStep, writeFakeProgram } from '~tests/support/workflow-steps';

/** A fake `gh`: answers from environment variables, and records its parameters. */
const fakeGh = `
echo "$*" >> calls
case "$*" in
  'api repos/example/site --jq .has_issues') echo "$HAS_ISSUES" ;;
  'issue list'*) echo "$ISSUES" ;;
  'run list'*) printf '%s\\n' $ENDED ;;
  *'--body-file -') cat > body ;;
esac
[ "$GH_REPO $GH_TOKEN" = 'example/site token' ]`;

const title = 'The news is not being refreshed';
const listCommands = [
  'api repos/example/site --jq .has_issues',
  `issue list --app github-actions --search in:title "${title}" --json number --jq .[].number`,
  'run list --workflow refresh-news.yml --branch main --status completed --json conclusion --jq .[].conclusion',
];
const openCommand = `issue create --title ${title} --body-file -`;
const closeCommand = 'issue close 7 --comment The news is refreshed again: https://github.com/run/1';

/** Environment variables of the step, and of the fake `gh`: results of earlier runs, numbers of open issues and so on. */
type Facts = Readonly<Record<string, string>>;

/** Runs the step after a failed run, unless facts say otherwise. */
async function runReport(facts: Facts) {
  const directory = createTemporaryFolder();
  writeFakeProgram(directory, 'gh', fakeGh);
  writeFileSync(join(directory, 'body'), '');
  const run = {
    HAS_ISSUES: 'true',
    ENDED: '',
    ISSUES: '',
    RESULTS: 'failure,skipped,success',
    REFRESHED: '',
    ALARM: '',
    REASON: 'down',
  };
  const repository = { GH_TOKEN: 'token', GH_REPO: 'example/site', RUN_URL: 'https://github.com/run/1' };
  const options = { directory, fakePrograms: directory, environment: { ...run, ...repository, ...facts } };
  const result = await runStep('refresh-news.yml', 'Open or close the issue', options);
  expect(result.status).toBe(0);
  return { ...result, read: (file: string) => readFileSync(join(directory, file), 'utf8') };
}

/** Runs the step. Returns the calls of `gh` after the three that list, and the text of the issue. */
async function report(facts: Facts) {
  const { printed, read } = await runReport(facts);
  expect(printed).toBe('');
  const calls = read('calls').trim().split('\n');
  expect(calls.slice(0, 3)).toEqual(listCommands);
  return { calls: calls.slice(3), body: read('body') };
}

const [successfulRun, openIssues] = [{ RESULTS: 'success,success,success', REFRESHED: 'true' }, { ISSUES: '7\n9' }];

test.for<readonly [string, Facts, ...string[]]>([
  ['a first failure', {}],
  ['a second failure', { ENDED: 'failure success failure' }],
  ['a third failure in a row', { ENDED: 'failure timed_out success' }, openCommand],
  ['a third failure, between cancelled runs', { ENDED: 'cancelled failure skipped startup_failure' }, openCommand],
  [
    'a third failure, of the deploy',
    { ...successfulRun, RESULTS: 'success,success,failure', ENDED: 'failure failure' },
    openCommand,
  ],
  ['a fourth failure', { ...openIssues, ENDED: 'failure failure failure' }],
  ['an alarm', { ...successfulRun, ALARM: 'articles would be removed' }, openCommand],
  ['a second alarm', { ...successfulRun, ...openIssues, ALARM: 'articles would be removed' }],
  ['a successful run', { ...successfulRun, ...openIssues }, closeCommand],
  ['a successful run without an open issue', successfulRun],
  ['a run that was cancelled', { ...successfulRun, ...openIssues, RESULTS: 'success,success,cancelled' }],
  ['a run without a token, or without a call left', { ...successfulRun, ...openIssues, REFRESHED: '' }],
])('%s opens or closes the issue, or leaves it', async ([, facts, ...calls]) => {
  expect((await report(facts)).calls).toEqual(calls);
});

test('the issue gives the reason as plain text', async () => {
  const hostile = '$(touch "$HOME") ``` @everyone ';
  const { body } = await report({ ENDED: 'failure failure', REASON: hostile + 'long '.repeat(500) });
  const expectedText = `${hostile.replaceAll('`', "'")}${'long '.repeat(500)}`.slice(0, 1_000);
  expect(body.split('\n').slice(0, 5)).toEqual([
    '```text',
    expectedText,
    '```',
    '',
    expect.stringMatching(/^\[The run\]/),
  ]);
  expect((await report({ ALARM: 'the token is refused' })).body).toContain('\nthe token is refused\n');
});

test.for<readonly [string, Facts, string]>([
  ['a successful run', successfulRun, ''],
  ['a failing run', {}, 'down'],
  ['an alarm of a successful run', { ...successfulRun, ALARM: 'the news has not changed' }, 'the news has not changed'],
])('without issues in the repository, %s shows the reason on the page of the run', async ([, facts, reason]) => {
  const { printed, read, summary } = await runReport({ ...facts, HAS_ISSUES: 'false' });
  expect(read('calls').trim().split('\n')).toEqual(listCommands.slice(0, 1));
  expect(printed).toBe(reason === '' ? '' : `::error title=${title}::${reason}\n`);
  expect(summary).toBe(reason === '' ? '' : `\`\`\`text\n${reason}\n\`\`\`\n`);
});

test('without issues in the repository the reason is one line that the runner does not run as a command', async () => {
  const REASON = `100%\n::add-path::/evil \`\`\` ${'long '.repeat(500)}`;
  const { printed, summary } = await runReport({ HAS_ISSUES: 'false', REASON });
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(printed).toContain('::100%25 ::add-path::/evil ');
  expect(printed.length).toBeLessThan(1_100);
  expect(summary.match(/```/g)).toHaveLength(2);
});
