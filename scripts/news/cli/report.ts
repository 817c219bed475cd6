/** What a run tells: a line per combination, a closing table, Markdown for a job's summary, JSON for machines. */
import { type DropReason, dropReasons } from '../../../src/features/news/model/response';
import { type Outcome, type RefreshResult, type Status, statuses } from '../refresh/refresh';

export interface ReportFacts {
  readonly host: string;
  /** As shown to a person: relative to the working directory. */
  readonly directory: string;
}

const problemsShown = 12;

function countByStatus(outcomes: readonly Outcome[]): Readonly<Record<Status, number>> {
  const counts = { new: 0, changed: 0, unchanged: 0, kept: 0, failed: 0, 'left out': 0 };
  for (const { status } of outcomes) counts[status] += 1;
  return counts;
}

/** Records dropped over the whole run, only reasons that occurred. */
function countDropped(outcomes: readonly Outcome[]): readonly (readonly [DropReason, number])[] {
  return dropReasons
    .map((reason) => [reason, outcomes.reduce((sum, { dropped }) => sum + (dropped?.[reason] ?? 0), 0)] as const)
    .filter(([, count]) => count > 0);
}

function callsText({ callsLeft, callsUsed }: RefreshResult): string {
  return callsLeft === null ? `${callsUsed} used` : `${callsUsed} used, ${callsLeft} left`;
}

/** One line about one combination. */
export function progressLine({ articles, key, reason, status }: Outcome, done: number, total: number): string {
  const count = `[${String(done).padStart(String(total).length)}/${total}]`;
  const what = reason ?? `${articles} article${articles === 1 ? '' : 's'}`;
  return `${count} ${key.padEnd(30)} ${status.padEnd(9)}  ${what}`;
}

function rowsOf(result: RefreshResult, { directory, host }: ReportFacts): readonly (readonly [string, string])[] {
  const counts = countByStatus(result.outcomes);
  const dropped = countDropped(result.outcomes);
  return [
    ['from', host],
    ['into', directory],
    ...statuses.map((status) => [status, String(counts[status])] as const),
    ['dropped records', dropped.length === 0 ? '0' : dropped.map(([reason, count]) => `${reason} ${count}`).join(', ')],
    ['calls', callsText(result)],
    ['time', `${(result.elapsedMs / 1_000).toFixed(1)} s`],
  ];
}

function endings({ indexFault, removalFault, removed, stopReason }: RefreshResult): readonly string[] {
  return [
    ...(removed.length === 0 ? [] : [`Removed, since src/config/news.ts no longer has them: ${removed.join(', ')}`]),
    ...(stopReason === null ? [] : [`Ended early: ${stopReason}`]),
    ...(removalFault === null ? [] : [`Not removed: ${removalFault}`]),
    ...(indexFault === null ? [] : [`Index: ${indexFault}`]),
  ];
}

/** The closing table. */
export function closingTable(result: RefreshResult, facts: ReportFacts): string {
  const rows = rowsOf(result, facts);
  const width = Math.max(...rows.map(([name]) => name.length));
  const problems = result.outcomes.flatMap(({ key, problems: list }) => list.map((problem) => `${key}: ${problem}`));
  const more = problems.length > problemsShown ? [`  … and ${problems.length - problemsShown} more`] : [];
  return [
    '',
    ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`),
    ...(problems.length === 0
      ? []
      : ['', 'Dropped records:', ...problems.slice(0, problemsShown).map((problem) => `  ${problem}`), ...more]),
    ...endings(result).map((line) => `\n${line}`),
  ].join('\n');
}

/** Feed text inside a table of a public page: no markup, no cell ends. */
function cell(text: string): string {
  return text.replace(/[\\`*_[\]<>|&@#]/g, '\\$&').replace(/\s+/g, ' ');
}

/** For `$GITHUB_STEP_SUMMARY`. */
export function markdownSummary(result: RefreshResult, facts: ReportFacts): string {
  const told = result.outcomes.filter(
    ({ status }) => status === 'kept' || status === 'failed' || status === 'left out',
  );
  return [
    '## News refresh',
    '',
    '| | |',
    '|---|---|',
    ...rowsOf(result, facts).map(([name, value]) => `| ${cell(name)} | ${cell(value)} |`),
    '',
    ...endings(result).map((line) => `**${cell(line)}**\n`),
    ...(told.length === 0
      ? []
      : [
          '| combination | | |',
          '|---|---|---|',
          ...told.map(({ key, reason, status }) => `| ${cell(key)} | ${status} | ${cell(reason ?? '')} |`),
          '',
        ]),
  ].join('\n');
}

/** One JSON object for machines; keys stay as they are once given. */
export function jsonReport(result: RefreshResult, facts: ReportFacts, exitCode: number): string {
  return JSON.stringify({
    ...facts,
    exitCode,
    counts: countByStatus(result.outcomes),
    dropped: Object.fromEntries(countDropped(result.outcomes)),
    calls: { used: result.callsUsed, left: result.callsLeft },
    seconds: Number((result.elapsedMs / 1_000).toFixed(3)),
    stopReason: result.stopReason,
    removed: result.removed,
    indexWritten: result.indexWritten,
    indexFault: result.indexFault,
    combinations: result.outcomes,
  });
}
