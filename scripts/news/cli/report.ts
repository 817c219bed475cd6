/** What a run tells: a line per call, a closing table, Markdown for a job's summary, JSON for machines. */
import { type DropReason, dropReasons } from '~/features/news/model/response';
import type { CallReport } from '~scripts/news/refresh/options';
import { type Outcome, type RefreshResult, type Status, statuses } from '~scripts/news/refresh/refresh';

export interface ReportFacts {
  readonly host: string;
  /** As shown to a person: relative to the working directory. */
  readonly directory: string;
}

const problemsShown = 12;
const keysShown = 12;

function countByStatus(outcomes: readonly Outcome[]): Readonly<Record<Status, number>> {
  const counts = { new: 0, changed: 0, unchanged: 0, failed: 0, 'left out': 0 };
  for (const { status } of outcomes) counts[status] += 1;
  return counts;
}

/** Records dropped over the whole run, only reasons that occurred. */
function countDropped(outcomes: readonly Outcome[]): readonly (readonly [DropReason, number])[] {
  return dropReasons
    .map((reason) => [reason, outcomes.reduce((sum, { dropped }) => sum + dropped[reason], 0)] as const)
    .filter(([, count]) => count > 0);
}

function callsText({ callsAllowed, callsLeft, callsUsed }: RefreshResult): string {
  const parts = [
    `${callsUsed} used`,
    ...(callsAllowed === null ? [] : [`of ${callsAllowed} for this run`]),
    ...(callsLeft === null ? [] : [`${callsLeft} of the plan’s left today`]),
  ];
  return parts.join(', ');
}

/** One line about one call. */
export function progressLine({ articles, fresh, key, page, reason }: CallReport, callsUsed: number): string {
  const what = reason ?? `${articles} article${articles === 1 ? '' : 's'}, ${fresh} new`;
  return `[${String(callsUsed).padStart(3)}] ${key.padEnd(30)} page ${String(page).padEnd(3)} ${what}`;
}

function rowsOf(result: RefreshResult, { directory, host }: ReportFacts): readonly (readonly [string, string])[] {
  const counts = countByStatus(result.outcomes);
  const dropped = countDropped(result.outcomes);
  return [
    ['from', host],
    ['into', directory],
    ...statuses.map((status) => [status, String(counts[status])] as const),
    ['new articles', String(result.outcomes.reduce((sum, { fresh }) => sum + fresh, 0))],
    ...(result.known === null ? [] : [['in the archive', String(result.known)] as const]),
    ['dropped records', dropped.length === 0 ? '0' : dropped.map(([reason, count]) => `${reason} ${count}`).join(', ')],
    ['calls', callsText(result)],
    ['time', `${(result.elapsedMs / 1_000).toFixed(1)} s`],
  ];
}

/** Each reason once, with the combinations it was given for. */
function reasonsOf(outcomes: readonly Outcome[]): ReadonlyMap<string, readonly string[]> {
  const reasons = new Map<string, readonly string[]>();
  for (const { key, reason, status } of outcomes)
    if (reason !== null && status === 'failed') reasons.set(reason, [...(reasons.get(reason) ?? []), key]);
  return reasons;
}

function listed(keys: readonly string[]): string {
  return keys.length > keysShown
    ? `${keys.slice(0, keysShown).join(', ')} and ${keys.length - keysShown} more`
    : keys.join(', ');
}

function endings(result: RefreshResult): readonly string[] {
  const { isOutOfCalls, memoryFault, outcomes, removalFault, removed, stopReason, waiting, writeFault } = result;
  return [
    ...[...reasonsOf(outcomes)].map(([reason, keys]) => `Failed: ${reason} (${listed(keys)})`),
    ...(removed.length === 0 ? [] : [`Removed, since src/config/news.ts no longer has them: ${removed.join(', ')}`]),
    ...(stopReason === null ? [] : [`Ended early: ${stopReason}`]),
    ...(isOutOfCalls
      ? [`No call is left for this run${waiting.length === 0 ? '.' : `; what waits: ${listed(waiting)}`}`]
      : []),
    ...(removalFault === null ? [] : [`Not removed: ${removalFault}`]),
    ...(memoryFault === null ? [] : [`Memory: ${memoryFault}`]),
    ...(writeFault === null ? [] : [`Not written: ${writeFault}`]),
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
  return [
    '## News refresh',
    '',
    '| | |',
    '|---|---|',
    ...rowsOf(result, facts).map(([name, value]) => `| ${cell(name)} | ${cell(value)} |`),
    '',
    ...endings(result).map((line) => `**${cell(line)}**\n`),
  ].join('\n');
}

/** One JSON object for machines; keys stay as they are once given. */
export function jsonReport(result: RefreshResult, facts: ReportFacts, exitCode: number): string {
  return JSON.stringify({
    ...facts,
    exitCode,
    counts: countByStatus(result.outcomes),
    dropped: Object.fromEntries(countDropped(result.outcomes)),
    calls: { used: result.callsUsed, allowed: result.callsAllowed, left: result.callsLeft },
    isOutOfCalls: result.isOutOfCalls,
    waiting: result.waiting,
    seconds: Number((result.elapsedMs / 1_000).toFixed(3)),
    stopReason: result.stopReason,
    removed: result.removed,
    known: result.known,
    isChanged: result.isChanged,
    writeFault: result.writeFault,
    memoryFault: result.memoryFault,
    combinations: result.outcomes,
  });
}
