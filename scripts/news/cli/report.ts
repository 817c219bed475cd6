/** What a run prints at its end, and what it says to a workflow. */
import { combinations } from '~/config/news';
import { exitCodeOf, type RefreshOptions, type RefreshResult } from '~scripts/news/refresh/refresh';
import { shown } from '~scripts/news/snapshots/origin';

const problemsShown = 12;
const hourMs = 3_600_000;

function rowsOf(
  result: RefreshResult,
  { directory, upstream }: RefreshOptions,
): readonly (readonly [string, string])[] {
  const { callsAllowed, callsLeft, callsUsed, changed, facts, failed, fresh, known, notKept, relayCalls } = result;
  const left = callsLeft === null ? '' : `; the service has ${callsLeft} left today, ${relayCalls} of them the relay’s`;
  return [
    ['from', upstream.host],
    ['into', shown(directory)],
    ['visited', `${facts.size} of ${combinations.length}${failed.size === 0 ? '' : `, ${failed.size} failed`}`],
    ['new articles', `${fresh}${notKept === 0 ? '' : `; ${notKept} too old to be kept`}`],
    ['in the archive', String(known)],
    ['files changed', String(changed.length)],
    ['dropped records', String(result.problems.length)],
    ['calls', `${callsUsed} of ${callsAllowed} for this run${left}`],
  ];
}

/** Each reason once, with the combinations it was given for. */
function failures({ failed }: RefreshResult): readonly string[] {
  return [...new Set(failed.values())].map((reason) => {
    const keys = [...failed].flatMap(([key, given]) => (given === reason ? [key] : []));
    return `Failed: ${reason} (${keys.join(', ')})`;
  });
}

function endings(result: RefreshResult, { budget }: RefreshOptions): readonly string[] {
  const { alarm, answers, articles, callsAllowed, known, refusal, removed, stopReason } = result;
  const hours = Math.round(result.clockDifferenceMs / hourMs);
  const lines = [
    ...failures(result),
    removed.length > 0 && `Removed, as data/filters.json has no place: ${removed.join(', ')}`,
    stopReason !== null && `Ended early: ${stopReason}`,
    result.isOutOfCalls && stopReason === null && 'No call is left for this run: the next ones go on from here.',
    budget !== null &&
      callsAllowed < budget &&
      `--budget ${budget}: only ${callsAllowed} calls could be made, since the plan has no more without the relay’s.`,
    answers > 0 && articles === 0 && 'No answer held an article: nothing is written, the last news stays.',
    answers > 0 && articles > 0 && known === 0 && 'No article is young enough to be kept: nothing is written.',
    hours !== 0 &&
      `The service’s clock is ${Math.abs(hours)} h ${hours > 0 ? 'ahead' : 'behind'}: this machine’s is used.`,
    refusal !== null && `Nothing is written, the last news stays: ${refusal}`,
    alarm !== null && alarm !== refusal && `Alarm: ${alarm}`,
  ];
  return lines.filter((line) => line !== false);
}

export function closingTable(result: RefreshResult, options: RefreshOptions): string {
  const { problems } = result;
  return [
    '',
    ...rowsOf(result, options).map(([name, value]) => `${name.padEnd(15)}  ${value}`),
    ...(problems.length === 0 ? [] : ['', 'Dropped records, the first ones:']),
    ...problems.slice(0, problemsShown).map((problem) => `  ${problem}`),
    ...endings(result, options).map((line) => `\n${line}`),
  ].join('\n');
}

/** For `$GITHUB_OUTPUT`: whether there was an article, why the run failed, and what an operator must hear of at once. */
export function workflowOutputs(result: RefreshResult): Readonly<Record<string, string>> {
  const { alarm, articles, failed, refusal, stopReason } = result;
  const reason = refusal ?? stopReason ?? [...new Set(failed.values())].slice(0, 3).join('; ');
  return {
    refreshed: String(articles > 0 && refusal === null),
    reason: exitCodeOf(result) === 0 ? '' : reason || 'no answer held an article',
    alarm: alarm ?? '',
  };
}
