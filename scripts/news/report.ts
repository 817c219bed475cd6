/** Formats what a run prints at its end, and its outputs for a workflow. */
import { listSelectionsOfTerms } from '~/news/searchTerms';
import { toRelativePath } from './folder';
import { getExitCode, type RefreshOptions, type RefreshResult } from './refresh';

const shownProblemsMax = 12;

export function formatReport(result: RefreshResult, { directory, searchTerms, upstream }: RefreshOptions): string {
  const { alarm, allowed, askedKeys, callsLeft, changed, failed, hasArticles, problems, refusal, stop, used } = result;
  const shown = problems.slice(0, shownProblemsMax);
  const rows = {
    service: upstream.host,
    folder: `${toRelativePath(directory)}, ${changed.length} files changed`,
    selections: `${askedKeys.size} of ${listSelectionsOfTerms(searchTerms).length} asked for${failed.size === 0 ? '' : `, ${failed.size} failed`}`,
    'new articles': String(result.newCount),
    'in the snapshots': String(result.articleCount),
    calls: `${used} of ${allowed} for this run${callsLeft === null ? '' : `; the service has ${callsLeft} left today`}`,
  };
  const endings = [
    // Each reason is listed once, with the selections that failed for it.
    ...[...new Set(failed.values())].map((reason) => {
      const keys = [...failed].flatMap(([key, failure]) => (failure === reason ? [key] : []));
      return `Failed: ${reason} (${keys.join(', ')})`;
    }),
    stop !== null && `Ended early: ${stop.reason}`,
    result.isOutOfCalls &&
      stop === null &&
      'The calls of this run are used up: the next run asks for the other selections.',
    askedKeys.size > 0 && !hasArticles && 'No answer held an article: nothing was written, and the last news stays.',
    refusal !== null && `Nothing was written, and the last news stays: ${refusal}`,
    alarm !== null && alarm !== refusal && `Alarm: ${alarm}`,
  ];
  return [
    '',
    ...Object.entries(rows).map(([name, value]) => `${name.padEnd(16)}  ${value}`),
    ...(problems.length === 0
      ? []
      : [
          '',
          `${problems.length} problems in the answers; invalid and repeated records were left out. The first ${shown.length}:`,
        ]),
    ...shown.map((problem) => `  ${problem}`),
    ...endings.filter((line) => line !== false).map((line) => `\n${line}`),
  ].join('\n');
}

/**
 * Returns the values for `$GITHUB_OUTPUT`: whether there was an article, why the run failed, and the alarm for the operator.
 */
export function getWorkflowOutputs(result: RefreshResult): Readonly<Record<string, string>> {
  const { alarm, failed, hasArticles, refusal, stop } = result;
  const reason = refusal ?? stop?.reason ?? [...new Set(failed.values())].slice(0, 3).join('; ');
  return {
    refreshed: String(hasArticles && refusal === null),
    reason: getExitCode(result) === 0 ? '' : reason || 'no answer held an article',
    alarm: alarm ?? '',
  };
}
