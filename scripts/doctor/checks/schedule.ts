/** The scheduled refresh: when it last went well, and what GitHub may have done to it. */
import * as v from 'valibot';
import { parseSite } from '~/config/site';
import { type Answer, ask, daysBetween, type Finding, found, inDays, type Patient } from '~scripts/doctor/finding';

const topic = 'schedule';
const workflow = 'refresh-news.yml';
/** Days without a commit after which GitHub disables the schedules of a public repository, and how long before to tell. */
const [quietDaysMax, quietDaysTold] = [60, 45];

const workflowSchema = v.object({ state: v.string() });
const runsSchema = v.object({
  workflow_runs: v.array(v.object({ conclusion: v.nullable(v.string()), created_at: v.string() })),
});

const enable = `Enable it under Actions > Refresh the news, or with "gh workflow enable ${workflow}".`;

/** What to do about a workflow in a state that GitHub names so. */
const states: Readonly<Record<string, readonly [text: string, cure: string]>> = {
  disabled_inactivity: [`GitHub disabled it after ${quietDaysMax} days without a commit`, enable],
  disabled_fork: ['GitHub runs no schedule in a fork until someone enables it', enable],
  disabled_manually: ['someone disabled it', enable],
};

/** `owner/name`, of the workflow's own environment or the remote that was cloned. */
function repositoryOf({ environment, git }: Patient): string | null {
  const named = environment['GITHUB_REPOSITORY'] ?? '';
  if (named !== '') return named;
  const remote = git('remote', 'get-url', 'origin')?.trim() ?? '';
  return /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote)?.[1] ?? null;
}

/** What can be told without a network: how quiet the repository is. */
function checkQuiet({ git, now }: Patient): Finding {
  const seconds = Number(git('log', '-1', '--format=%ct') ?? Number.NaN);
  if (!Number.isFinite(seconds) || seconds === 0)
    return found('unknown', topic, 'this is no clone of a repository', 'Run it in one.');
  const days = daysBetween(seconds * 1_000, now);
  const text = `the last commit here is ${inDays(days)} old`;
  const cure = `Fetch first. GitHub disables schedules of public repositories after ${quietDaysMax} days without a commit: make one, or enable the workflow again.`;
  return days >= quietDaysTold ? found('attention', topic, text, cure) : found('ok', topic, text);
}

function whyUnread(answer: Answer): string {
  if (answer.kind === 'silent') return answer.reason;
  return answer.status === 200 ? 'an answer of another shape' : `status ${answer.status}`;
}

/** The schedule's own runs and state, by GitHub's API. */
async function checkRuns(patient: Patient, repository: string): Promise<Finding> {
  const { environment, now } = patient;
  const token = environment['GH_TOKEN'] || environment['GITHUB_TOKEN'] || '';
  const headers = {
    Accept: 'application/vnd.github+json',
    'User-Agent': 'doctor',
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
  };
  const base = environment['GITHUB_API_URL'] || 'https://api.github.com';
  const askFor = (path: string) =>
    ask(patient, new URL(`${base}/repos/${repository}/actions/workflows/${workflow}${path}`), headers);
  const [state, runs] = await Promise.all([askFor(''), askFor('/runs?status=completed&per_page=20')]);
  const unread = `${repository}: its runs cannot be read`;
  const cure = 'A private repository wants GH_TOKEN with the right to read its actions.';
  const stateBody = state.kind === 'answered' && v.is(workflowSchema, state.body) ? state.body : null;
  if (stateBody === null) return found('unknown', topic, `${unread} (${whyUnread(state)})`, cure);
  const disabled = states[stateBody.state];
  if (disabled !== undefined) return found('broken', topic, ...disabled);
  const runsBody = runs.kind === 'answered' && v.is(runsSchema, runs.body) ? runs.body : null;
  if (runsBody === null) return found('unknown', topic, `${unread} (${whyUnread(runs)})`, cure);
  const ended = runsBody.workflow_runs.filter(({ conclusion }) => conclusion !== 'cancelled');
  const good = ended.find(({ conclusion }) => conclusion === 'success');
  const look = `Read the summary of the last run under https://github.com/${repository}/actions.`;
  if (good === undefined)
    return found(
      ended.length === 0 ? 'attention' : 'broken',
      topic,
      ended.length === 0 ? 'it has not run yet' : `none of the last ${ended.length} runs went well`,
      ended.length === 0 ? 'Start it under Actions > Refresh the news > Run workflow.' : look,
    );
  const days = daysBetween(Date.parse(good.created_at), now);
  const text = `it last went well on ${good.created_at.slice(0, 10)}, ${inDays(days)} ago`;
  const { newsStaleDays } = parseSite(environment);
  return days >= newsStaleDays ? found('broken', topic, text, look) : found('ok', topic, text);
}

export async function checkSchedule(patient: Patient): Promise<readonly Finding[]> {
  const quiet = checkQuiet(patient);
  const repository = repositoryOf(patient);
  if (repository === null)
    return [
      quiet,
      found('unknown', topic, 'no repository on GitHub is known', 'Push it there, or set GITHUB_REPOSITORY.'),
    ];
  if (!patient.isOnline)
    return [quiet, found('unknown', topic, 'its runs were not looked at', 'npm run doctor -- --online reads them.')];
  return [quiet, await checkRuns(patient, repository)];
}
