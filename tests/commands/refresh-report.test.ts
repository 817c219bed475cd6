/** The step of refresh-news.yml that tells an operator: an issue on three failed runs in a row, or on an alarm. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '~tests/support/folder';
import { runStep, writeStandIn } from '~tests/support/workflow-steps';

/** Stands for `gh`: says what is there, and notes what it is asked. */
const gh = `
echo "$*" >> calls
case "$*" in
  'issue list'*) echo "$ISSUES" ;;
  'run list'*) printf '%s\\n' $ENDED ;;
  *'--body-file -') cat > body ;;
esac
[ "$GH_REPO $GH_TOKEN" = 'example/site token' ]`;

const title = 'The news is not being refreshed';
const listing = [
  `issue list --app github-actions --search in:title "${title}" --json number --jq .[].number`,
  'run list --workflow refresh-news.yml --branch main --status completed --json conclusion --jq .[].conclusion',
];
const opens = `issue create --title ${title} --body-file -`;
const closes = 'issue close 7 --comment Good again: https://github.com/run/1';

/** How the runs before ended, the newest first; numbers of the open issues; how the jobs of this run ended, and so on. */
type Facts = Readonly<Record<string, string>>;

/** The step after a failed run, unless facts say otherwise: what it asks of GitHub besides the two lists, and in what words. */
async function report(facts: Facts) {
  const directory = temporaryFolder();
  writeStandIn(directory, 'gh', gh);
  writeFileSync(join(directory, 'body'), '');
  const run = { ENDED: '', ISSUES: '', RESULTS: 'failure,skipped,success', REFRESHED: '', ALARM: '', REASON: 'down' };
  const fixed = { GH_TOKEN: 'token', GH_REPO: 'example/site', RUN_URL: 'https://github.com/run/1' };
  const options = { directory, programs: directory, environment: { ...run, ...fixed, ...facts } };
  const { printed, status } = await runStep('refresh-news.yml', 'Open or close the issue', options);
  expect([status, printed]).toEqual([0, '']);
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const calls = read('calls').trim().split('\n');
  expect(calls.slice(0, 2)).toEqual(listing);
  return { calls: calls.slice(2), body: read('body') };
}

const [good, open] = [{ RESULTS: 'success,success,success', REFRESHED: 'true' }, { ISSUES: '7\n9' }];

test.for<readonly [string, Facts, ...string[]]>([
  ['a first failure', {}],
  ['a second failure', { ENDED: 'failure success failure' }],
  ['a third one in a row', { ENDED: 'failure timed_out success' }, opens],
  ['a third one, others being cancelled', { ENDED: 'cancelled failure skipped startup_failure' }, opens],
  ['a third one, by its deploy', { ...good, RESULTS: 'success,success,failure', ENDED: 'failure failure' }, opens],
  ['one more', { ...open, ENDED: 'failure failure failure' }],
  ['an alarm', { ...good, ALARM: 'articles would go' }, opens],
  ['one more alarm', { ...good, ...open, ALARM: 'articles would go' }],
  ['a good run', { ...good, ...open }, closes],
  ['a good run, nothing being open', good],
  ['a run that was cancelled', { ...good, ...open, RESULTS: 'success,success,cancelled' }],
  ['a run without a token, or a call left', { ...good, ...open, REFRESHED: '' }],
])('%s does what it should with the issue', async ([, facts, ...calls]) => {
  expect((await report(facts)).calls).toEqual(calls);
});

test('the issue says why, as text', async () => {
  const hostile = '$(touch "$HOME") ``` @everyone ';
  const { body } = await report({ ENDED: 'failure failure', REASON: hostile + 'long '.repeat(500) });
  const said = `${hostile.replaceAll('`', "'")}${'long '.repeat(500)}`.slice(0, 1_000);
  expect(body.split('\n').slice(0, 5)).toEqual(['```text', said, '```', '', expect.stringMatching(/^\[The run\]/)]);
  expect((await report({ ALARM: 'the token is refused' })).body).toContain('\nthe token is refused\n');
});
