/**
 * The last job of refresh-news.yml: opens one issue after three failed runs in a row, or at once where the refresh raises
 * an alarm, and closes it after a good run. Needs GH_TOKEN, the jobs' results and the refresh's outputs in the environment; runs without a package.
 */
import { isMain } from '../lib/is-main.ts';
import { annotate, oneLine, required, run } from './github.ts';

const workflow = 'refresh-news.yml';
const title = 'The news is not being refreshed';
const failuresMin = 3;

export interface RunFacts {
  /** As GitHub names them: `success`, `failure`, `cancelled` or `skipped`. */
  readonly refreshResult: string;
  readonly deployResult: string;
  /** Whether the service answered: without a token, or a call left, a run ends well and shows nothing. */
  readonly isRefreshed: boolean;
  /** Why the refresh failed; empty where a step before or after it did. */
  readonly reason: string;
  /** What an operator must hear of at once, though the run may have ended well; empty for nothing. */
  readonly alarm: string;
}

/** `none`: neither good nor bad. */
function verdictOf(facts: RunFacts): 'alarm' | 'failed' | 'good' | 'none' {
  const { alarm, deployResult, isRefreshed, refreshResult } = facts;
  if (alarm !== '') return 'alarm';
  if (refreshResult === 'failure' || deployResult === 'failure') return 'failed';
  return isRefreshed && refreshResult === 'success' && ['success', 'skipped'].includes(deployResult) ? 'good' : 'none';
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function listIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** @param parameters of `gh api`, after its name */
function ask(...parameters: readonly string[]): unknown {
  const answer = run('gh', ['api', ...parameters], process.cwd());
  return answer.trim() === '' ? null : JSON.parse(answer);
}

function openIssue(repository: string): number | null {
  const open = ask(`repos/${repository}/issues?state=open&creator=github-actions%5Bbot%5D&per_page=100`);
  const number = listIn(open).find((issue) => issue['title'] === title)?.['number'];
  return typeof number === 'number' ? number : null;
}

/** Whether the runs before this one failed, as many as make a row with it. Those that were cancelled do not count. */
function isThirdInARow(repository: string, branch: string, runId: string): boolean {
  const query = `branch=${encodeURIComponent(branch)}&status=completed&per_page=30`;
  const answer = ask(`repos/${repository}/actions/workflows/${workflow}/runs?${query}`);
  const before = listIn(isFields(answer) ? answer['workflow_runs'] : [])
    .filter(({ id }) => String(id) !== runId)
    .map(({ conclusion }) => String(conclusion))
    .filter((conclusion) => ['success', 'failure', 'timed_out', 'startup_failure'].includes(conclusion))
    .slice(0, failuresMin - 1);
  return before.length === failuresMin - 1 && before.every((conclusion) => conclusion !== 'success');
}

function bodyOf({ alarm, deployResult, reason }: RunFacts, runUrl: string): string {
  const fallback = deployResult === 'failure' ? 'the site could not be deployed' : 'the run did not get to the refresh';
  const text = oneLine(alarm || reason).replaceAll('`', "'") || fallback;
  return [
    alarm === '' ? `${failuresMin} runs in a row failed, the last one with:` : 'The refresh needs you:',
    `\`\`\`text\n${text}\n\`\`\``,
    `[The run](${runUrl}); docs/news.md says what to do. The last good news stays online, and the next good run closes this issue.`,
  ].join('\n\n');
}

/** Returns what was done, in one line. */
export function reportRun(facts: RunFacts): string {
  const repository = required('GITHUB_REPOSITORY');
  const runId = required('GITHUB_RUN_ID');
  const runUrl = `${required('GITHUB_SERVER_URL')}/${repository}/actions/runs/${runId}`;
  const verdict = verdictOf(facts);
  if (verdict === 'none') return 'Neither a good run nor a failed one: issues stay as they are.';
  const issue = openIssue(repository);
  if (verdict === 'good') {
    if (issue === null) return 'A good run, and no issue to close.';
    const path = `repos/${repository}/issues/${issue}`;
    ask('--method', 'POST', `${path}/comments`, '-f', `body=Good again: ${runUrl}`);
    ask('--method', 'PATCH', path, '-f', 'state=closed');
    return `A good run: issue ${issue} is closed.`;
  }
  if (issue !== null) return `A failed run; issue ${issue} is open already.`;
  if (verdict === 'failed' && !isThirdInARow(repository, required('GITHUB_REF_NAME'), runId))
    return `A failed run; an issue is opened after ${failuresMin} in a row.`;
  ask('--method', 'POST', `repos/${repository}/issues`, '-f', `title=${title}`, '-f', `body=${bodyOf(facts, runUrl)}`);
  return 'An issue is opened.';
}

if (isMain(import.meta.url)) {
  try {
    const done = reportRun({
      refreshResult: required('REFRESH_RESULT'),
      deployResult: required('DEPLOY_RESULT'),
      isRefreshed: process.env['REFRESHED'] === 'true',
      reason: process.env['REASON'] ?? '',
      alarm: process.env['ALARM'] ?? '',
    });
    console.log(done);
  } catch (error) {
    // A good run must not fail of it, nor a failed one be told of twice.
    annotate('warning', 'No issue', error instanceof Error ? error.message : String(error));
  }
}
