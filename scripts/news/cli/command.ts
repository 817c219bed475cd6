/** The refresh as a command: arguments and environment in, lines and an exit code out. */
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { messageOf } from '~/lib/messageOf';
import { redact } from '~/lib/redact';
import { listen } from '~scripts/lib/listen';
import { readCorpus, sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import type { RefreshOptions } from '~scripts/news/refresh/options';
import { exitCodeOf, realSurroundings, refresh } from '~scripts/news/refresh/refresh';
import { checkSnapshots } from '~scripts/news/snapshots/check';
import { mergeFolder } from '~scripts/news/snapshots/merge-folder';
import { cureFor, sampleRefusal } from '~scripts/news/snapshots/origin';
import { type Command, parseCommand, refreshUsage } from './options';
import { closingTable, jsonReport, markdownSummary, progressLine } from './report';

export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The repository's folder. */
  readonly root: string;
  /** Print one line, on standard output and standard error. */
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

function shown(directory: string): string {
  return relative(process.cwd(), directory) || '.';
}

/** What a job's page shows; a summary that cannot be written costs a line, not the run. */
function writeSummary(text: string, { environment, err }: Terminal): void {
  const path = environment['GITHUB_STEP_SUMMARY'] ?? '';
  if (path === '') return;
  try {
    appendFileSync(path, `${text}\n`);
  } catch (error) {
    err(`The job summary cannot be written: ${messageOf(error)}`);
  }
}

async function withUpstream<T>(options: RefreshOptions, run: (options: RefreshOptions) => Promise<T>): Promise<T> {
  const { upstream } = options;
  if (upstream.kind === 'live') return run(options);
  const articles = upstream.corpus === null ? sampleArticles(Date.now()) : readCorpus(upstream.corpus);
  const service = await listen(createNewsService({ articles }).app.fetch);
  try {
    return await run({ ...options, upstream: { ...upstream, url: service.origin + newsPath } });
  } finally {
    await service.close();
  }
}

async function runRefresh(options: RefreshOptions, terminal: Terminal): Promise<number> {
  const { directory, json, upstream } = options;
  const say = json ? terminal.err : terminal.out;
  if (upstream.kind === 'embedded') {
    const refusal = sampleRefusal(directory);
    if (refusal !== null) {
      terminal.err(refusal);
      return 2;
    }
    const why = (terminal.environment['NEWS_API_TOKEN'] ?? '') === '' ? 'There is no NEWS_API_TOKEN, so the' : 'The';
    say(
      `${why} embedded news service is used (${upstream.corpus === null ? 'sample articles' : 'another corpus'}), into ${shown(directory)}.`,
    );
  }
  const onCall = (...call: Parameters<typeof progressLine>) => say(progressLine(...call));
  // Two pages of samples show what there is to show, and keep the repository small.
  const surroundings = { ...realSurroundings, onCall, ...(upstream.kind === 'embedded' && { pagesKept: 2 }) };
  const result = await withUpstream(options, (ready) => refresh(ready, surroundings));
  const facts = { host: upstream.host, directory: shown(directory) };
  const exitCode = exitCodeOf(result);
  say(closingTable(result, facts));
  if (json) terminal.out(jsonReport(result, facts, exitCode));
  writeSummary(redact(markdownSummary(result, facts), upstream.token), terminal);
  return exitCode;
}

function runCheck(directory: string, json: boolean, { err, out }: Terminal): number {
  const result = checkSnapshots(directory);
  const place = shown(directory);
  for (const fault of result.faults) err(`${place}/${fault}`);
  if (result.faults.length > 0) err(`To mend this, ${cureFor(directory)}`);
  for (const path of result.strangers) err(`${place}/${path}: is no snapshot: remove it`);
  out(
    json
      ? JSON.stringify({ directory: place, ...result })
      : `${place}: ${result.files} files, ${result.articles} articles; ${result.archived} in the archive`,
  );
  return result.faults.length + result.strangers.length === 0 ? 0 : 1;
}

async function runMerge(
  { directory, other, plan }: Extract<Command, { kind: 'merge' }>,
  { err, out }: Terminal,
): Promise<number> {
  const merged = await mergeFolder(directory, other, plan);
  if (merged.kind === 'refused') {
    err(`${shown(other)}: ${merged.reason}`);
    return 2;
  }
  const { fault, isChanged, known } = merged.update;
  if (fault !== null) {
    err(`${shown(directory)}: ${fault}`);
    return 1;
  }
  out(`${shown(directory)}: ${known} articles in the archive${isChanged ? '' : ', as before'}`);
  return 0;
}

async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const command = parseCommand(argv, terminal.environment, terminal.root);
  switch (command.kind) {
    case 'help':
      terminal.out(refreshUsage);
      return 0;
    case 'wrong':
      terminal.err(`${command.message}\n\n--help lists the options.`);
      return 2;
    case 'skip':
      terminal.out(
        '::warning title=News refresh::The secret NEWS_API_TOKEN is not set: the last snapshots stay. Add it under Settings → Secrets and variables → Actions.',
      );
      return 0;
    case 'check':
      return runCheck(command.directory, command.json, terminal);
    case 'merge':
      return runMerge(command, terminal);
    case 'refresh':
      return runRefresh(command.options, terminal);
  }
}

/** Runs the command; no line that it prints holds the token. Returns the exit code that `refreshUsage` tells of. */
export async function runCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const token = (terminal.environment['NEWS_API_TOKEN'] ?? '').trim();
  const out = (line: string) => terminal.out(redact(line, token));
  const err = (line: string) => terminal.err(redact(line, token));
  try {
    return await run(argv, { ...terminal, out, err });
  } catch (error) {
    err(messageOf(error));
    return 1;
  }
}
