/** Formats what a run prints at its end, and its outputs for a workflow. */
import { getExitCode, type RefreshOptions, type RefreshResult } from '~scripts/news/refresh/refresh';
import { toRelativePath } from '~scripts/news/snapshots/read-folder';
import { listTermSelections } from '~scripts/settings/read-search-terms';

const problemsShown = 12;

export function formatReport(
  result: RefreshResult,
  { budget, directory, searchTerms, upstream }: RefreshOptions,
): string {
  const {
    alarm,
    answers,
    articles,
    requestedKeys,
    callsAllowed,
    callsLeft,
    failed,
    articleCount,
    droppedCount,
    problems,
  } = result;
  const { refusal, stopReason } = result;
  const serviceBalance =
    callsLeft === null
      ? ''
      : `; the service has ${callsLeft} left today, of which the relay may take ${result.relayCalls} a day`;
  const rows = {
    from: upstream.host,
    into: `${toRelativePath(directory)}, ${result.changed.length} files changed`,
    selections: `${requestedKeys.size} of ${listTermSelections(searchTerms).length} asked for${failed.size === 0 ? '' : `, ${failed.size} failed`}`,
    'new articles': `${result.newCount}${droppedCount === 0 ? '' : `; ${droppedCount} not kept, as too old or too many`}`,
    'in the snapshots': String(articleCount),
    calls: `${result.callsUsed} of ${callsAllowed} for this run${serviceBalance}`,
  };
  const endings = [
    // Each reason is listed once, with the selections that failed for it.
    ...[...new Set(failed.values())].map((reason) => {
      const keys = [...failed].flatMap(([key, failure]) => (failure === reason ? [key] : []));
      return `Failed: ${reason} (${keys.join(', ')})`;
    }),
    stopReason !== null && `Ended early: ${stopReason}`,
    result.isOutOfCalls && stopReason === null && 'The calls of this run are used up: the next one goes on.',
    budget !== null &&
      callsAllowed < budget &&
      `--budget ${budget}: only ${callsAllowed} calls could be made, since the service has no more left today.`,
    answers > 0 && articles === 0 && 'No answer held an article: nothing is written, the last news stays.',
    refusal !== null && `Nothing is written, the last news stays: ${refusal}`,
    alarm !== null && alarm !== refusal && `Alarm: ${alarm}`,
  ];
  return [
    '',
    ...Object.entries(rows).map(([name, value]) => `${name.padEnd(16)}  ${value}`),
    ...(problems.length === 0
      ? []
      : ['', `${problems.length} errors in the answers, whose records are left out, the first ones:`]),
    ...problems.slice(0, problemsShown).map((problem) => `  ${problem}`),
    ...endings.filter((line) => line !== false).map((line) => `\n${line}`),
  ].join('\n');
}

/**
 * Returns the values for `$GITHUB_OUTPUT`: whether there was an article, why the run failed, and the alarm for the operator.
 */
export function workflowOutputs(result: RefreshResult): Readonly<Record<string, string>> {
  const { alarm, articles, failed, refusal, stopReason } = result;
  const reason = refusal ?? stopReason ?? [...new Set(failed.values())].slice(0, 3).join('; ');
  return {
    refreshed: String(articles > 0 && refusal === null),
    reason: getExitCode(result) === 0 ? '' : reason || 'no answer held an article',
    alarm: alarm ?? '',
  };
}
