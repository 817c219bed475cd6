/** What a run prints at its end, and what it says to a workflow. */
import { combinations } from '~/config/news';
import { dropReasons } from '~/features/news/model/response';
import { exitCodeOf, type RefreshResult } from '~scripts/news/refresh/refresh';

export interface ReportFacts {
  readonly host: string;
  /** As shown to a person: relative to the working directory. */
  readonly directory: string;
}

const problemsShown = 12;
const hourMs = 3_600_000;

function callsText({ callsAllowed, callsLeft, callsUsed, relayCalls }: RefreshResult): string {
  const left = callsLeft === null ? '' : `; the service has ${callsLeft} left today, ${relayCalls} of them the relay’s`;
  return Number.isFinite(callsAllowed) ? `${callsUsed} of ${callsAllowed} for this run${left}` : String(callsUsed);
}

function rowsOf(result: RefreshResult, { directory, host }: ReportFacts): readonly (readonly [string, string])[] {
  const { dropped, facts, failed, fresh, known, notKept, written } = result;
  const drops = dropReasons.flatMap((reason) => (dropped[reason] > 0 ? [`${reason} ${dropped[reason]}`] : []));
  return [
    ['from', host],
    ['into', directory],
    ['visited', `${facts.size} of ${combinations.length}${failed.size === 0 ? '' : `, ${failed.size} failed`}`],
    ['new articles', `${fresh}${notKept === 0 ? '' : `; ${notKept} too old to be kept`}`],
    ['in the archive', String(known)],
    ['files changed', String(written.changed.length)],
    ['dropped records', drops.join(', ') || '0'],
    ['calls', callsText(result)],
    ['time', `${(result.elapsedMs / 1_000).toFixed(1)} s`],
  ];
}

/** Each reason once, with the combinations it was given for. */
function failures({ failed }: RefreshResult): readonly string[] {
  return [...new Set(failed.values())].map((reason) => {
    const keys = [...failed].flatMap(([key, given]) => (given === reason ? [key] : []));
    return `Failed: ${reason} (${keys.join(', ')})`;
  });
}

function endings(result: RefreshResult): readonly string[] {
  const { alarm, answers, articles, budget, callsAllowed, memoryFault, stopReason, written } = result;
  const hours = Math.round(result.clockDifferenceMs / hourMs);
  const isLast = result.isOutOfCalls && stopReason === null;
  const lines = [
    ...failures(result),
    written.removed.length > 0 && `Removed, as src/config/news.ts has no place: ${written.removed.join(', ')}`,
    stopReason !== null && `Ended early: ${stopReason}`,
    isLast && 'No call is left for this run: the next ones go on from here.',
    budget !== null &&
      callsAllowed < budget &&
      `--budget ${budget}: only ${callsAllowed} calls could be made, since the plan has no more without the relay’s.`,
    answers > 0 && articles === 0 && 'No answer held an article: nothing is written, the last news stays.',
    hours !== 0 &&
      `This machine’s clock is ${Math.abs(hours)} h ${hours > 0 ? 'behind' : 'ahead'}: the service’s is used.`,
    memoryFault !== null && `Nothing can be remembered: ${memoryFault}`,
    written.fault !== null && `Not written: ${written.fault}`,
    alarm !== null && `Alarm: ${alarm}`,
  ];
  return lines.filter((line) => line !== false);
}

export function closingTable(result: RefreshResult, facts: ReportFacts): string {
  const { problems } = result;
  const notShown = problems.length - problemsShown;
  return [
    '',
    ...rowsOf(result, facts).map(([name, value]) => `${name.padEnd(15)}  ${value}`),
    ...(problems.length === 0 ? [] : ['', 'Dropped records:']),
    ...problems.slice(0, problemsShown).map((problem) => `  ${problem}`),
    ...(notShown > 0 ? [`  … and ${notShown} more`] : []),
    ...endings(result).map((line) => `\n${line}`),
  ].join('\n');
}

/** For `$GITHUB_STEP_SUMMARY`: in a block of code, feed text brings no markup into a public page. */
export function markdownSummary(result: RefreshResult, facts: ReportFacts): string {
  return `## News refresh\n\n\`\`\`text${closingTable(result, facts).replaceAll('`', "'")}\n\`\`\``;
}

/** For `$GITHUB_OUTPUT`: whether there was an article, why the run failed, and what an operator must hear of at once. */
export function workflowOutputs(result: RefreshResult): Readonly<Record<string, string>> {
  const { alarm, articles, failed, stopReason, written } = result;
  const reason = written.fault ?? stopReason ?? [...new Set(failed.values())].slice(0, 3).join('; ');
  return {
    refreshed: String(articles > 0),
    reason: exitCodeOf(result) === 0 ? '' : reason || 'no answer held an article',
    alarm: alarm ?? '',
  };
}
