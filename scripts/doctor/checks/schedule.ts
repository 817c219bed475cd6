/** The scheduled refresh: when it last succeeded, and whether GitHub has disabled it. */
import * as v from 'valibot';
import { parseSite } from '~/config/parseSite';
import { ask, daysBetween, type DoctorContext, type Finding, found, inDays } from '~scripts/doctor/context';

const topic = 'schedule';
const workflow = 'refresh-news.yml';
/** GitHub disables the schedules of a public repository after this many days without a commit. */
const quietDaysMax = 60;
const warningDays = 45;

const workflowSchema = v.object({ state: v.string() });
const runsSchema = v.object({
  workflow_runs: v.array(v.object({ conclusion: v.nullable(v.string()), created_at: v.string() })),
});

const disabledStates: Readonly<Record<string, string>> = {
  disabled_inactivity: `GitHub disabled it after ${quietDaysMax} days without a commit`,
  disabled_fork: 'GitHub runs no schedule in a fork until someone enables it',
  disabled_manually: 'someone disabled it',
};

function repositoryOf({ environment, git }: DoctorContext): string | null {
  const remote = git('remote', 'get-url', 'origin')?.trim() ?? '';
  const cloned = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote)?.[1] ?? null;
  return environment['GITHUB_REPOSITORY'] || cloned;
}

function checkLastCommit({ git, now }: DoctorContext): Finding {
  const seconds = Number(git('log', '-1', '--format=%ct') ?? 0);
  if (seconds === 0) return found('unknown', topic, 'this folder is no clone of a repository', 'Run it in one.');
  const days = daysBetween(seconds * 1_000, now);
  const text = `the last commit here is ${inDays(days)} old`;
  if (days < warningDays) return found('ok', topic, text);
  const fix = `Fetch first. GitHub disables schedules of public repositories after ${quietDaysMax} days without a commit: make one.`;
  return found('attention', topic, text, fix);
}

async function checkRuns(context: DoctorContext, repository: string): Promise<Finding> {
  const { environment, now } = context;
  const token = environment['GH_TOKEN'] || environment['GITHUB_TOKEN'] || '';
  const headers = {
    Accept: 'application/vnd.github+json',
    'User-Agent': 'doctor',
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
  };
  const base = environment['GITHUB_API_URL'] || 'https://api.github.com';
  const read = (path: string) =>
    ask(context, new URL(`${base}/repos/${repository}/actions/workflows/${workflow}${path}`), headers);
  const [state, runs] = await Promise.all([read(''), read('/runs?status=completed&per_page=20')]);
  const stateBody = v.safeParse(workflowSchema, state.kind === 'answered' ? state.body : null);
  const runsBody = v.safeParse(runsSchema, runs.kind === 'answered' ? runs.body : null);
  if (!stateBody.success || !runsBody.success) {
    const reason = state.kind === 'answered' ? `status ${state.status}` : state.reason;
    const fix = 'A private repository needs GH_TOKEN with the right to read its actions.';
    return found('unknown', topic, `${repository}: its runs cannot be read (${reason})`, fix);
  }
  const disabled = disabledStates[stateBody.output.state];
  const enable = `Enable it under Actions > Refresh the news, or with "gh workflow enable ${workflow}".`;
  if (disabled !== undefined) return found('broken', topic, disabled, enable);

  const ended = runsBody.output.workflow_runs.filter(({ conclusion }) => conclusion !== 'cancelled');
  const start = 'Start it under Actions > Refresh the news > Run workflow.';
  if (ended.length === 0) return found('attention', topic, 'it has not run yet', start);
  const look = `Read the summary of the last run under https://github.com/${repository}/actions.`;
  const good = ended.find(({ conclusion }) => conclusion === 'success');
  if (good === undefined) return found('broken', topic, `none of the last ${ended.length} runs succeeded`, look);
  const days = daysBetween(Date.parse(good.created_at), now);
  const text = `it last succeeded on ${good.created_at.slice(0, 10)}, ${inDays(days)} ago`;
  return days >= parseSite(environment).newsStaleDays ? found('broken', topic, text, look) : found('ok', topic, text);
}

export async function checkSchedule(context: DoctorContext): Promise<readonly Finding[]> {
  const lastCommit = checkLastCommit(context);
  const repository = repositoryOf(context);
  if (repository === null) {
    const fix = 'Push it there, or set GITHUB_REPOSITORY.';
    return [lastCommit, found('unknown', topic, 'no repository on GitHub is known', fix)];
  }
  if (!context.isOnline)
    return [lastCommit, found('unknown', topic, 'its runs were not read', 'npm run doctor -- --online reads them.')];
  return [lastCommit, await checkRuns(context, repository)];
}
