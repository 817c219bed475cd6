/** The refresh as a command: arguments and environment in, lines and an exit code out. */
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { messageOf } from '~/lib/messageOf';
import { redact } from '~/lib/redact';
import { listen } from '~scripts/lib/listen';
import { readCorpus, sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { exitCodeOf, realDeps, refresh, type RefreshOptions } from '~scripts/news/refresh/refresh';
import { checkSnapshots } from '~scripts/news/snapshots/check';
import { mergeFolder } from '~scripts/news/snapshots/merge-folder';
import { cureFor, sampleRefusal } from '~scripts/news/snapshots/origin';
import { type Command, parseCommand, refreshUsage } from './options';
import { closingTable, markdownSummary, workflowOutputs } from './report';

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

/** What a job's page and its next steps read; a file that cannot be written costs a line, not the run. */
function tellWorkflow(name: 'GITHUB_STEP_SUMMARY' | 'GITHUB_OUTPUT', text: string, { environment, err }: Terminal) {
  const path = environment[name] ?? '';
  if (path === '') return;
  try {
    appendFileSync(path, `${redact(text, (environment['NEWS_API_TOKEN'] ?? '').trim())}\n`);
  } catch (error) {
    err(`${name} cannot be written: ${messageOf(error)}`);
  }
}

function tellOutputs(outputs: Readonly<Record<string, string>>, terminal: Terminal): void {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value.replace(/\s+/g, ' ')}`);
  tellWorkflow('GITHUB_OUTPUT', lines.join('\n'), terminal);
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
  const { directory, upstream } = options;
  if (upstream.kind === 'embedded') {
    const refusal = sampleRefusal(directory);
    if (refusal !== null) {
      terminal.err(refusal);
      return 2;
    }
    const why = (terminal.environment['NEWS_API_TOKEN'] ?? '') === '' ? 'There is no NEWS_API_TOKEN, so the' : 'The';
    const what = upstream.corpus === null ? 'sample articles' : 'another corpus';
    terminal.out(`${why} embedded news service is used (${what}), into ${shown(directory)}.`);
  }
  try {
    const result = await withUpstream(options, (ready) => refresh(ready, { ...realDeps, onCall: terminal.out }));
    const facts = { host: upstream.host, directory: shown(directory) };
    terminal.out(closingTable(result, facts));
    tellWorkflow('GITHUB_STEP_SUMMARY', markdownSummary(result, facts), terminal);
    tellOutputs(workflowOutputs(result), terminal);
    return exitCodeOf(result);
  } catch (error) {
    tellOutputs({ refreshed: 'false', reason: `${shown(directory)}: ${messageOf(error)}` }, terminal);
    throw new Error(`${shown(directory)}: ${messageOf(error)}`, { cause: error });
  }
}

function runCheck(directory: string, { err, out }: Terminal): number {
  const { archived, articles, faults, files, unknownFiles } = checkSnapshots(directory);
  const place = shown(directory);
  for (const fault of faults) err(`${place}/${fault}`);
  if (faults.length > 0) err(`To mend this, ${cureFor(directory)}`);
  for (const path of unknownFiles) err(`${place}/${path}: is no snapshot: remove it`);
  out(`${place}: ${files} files, ${articles} articles; ${archived} in the archive`);
  return faults.length + unknownFiles.length === 0 ? 0 : 1;
}

async function runMerge(
  { directory, other, plan }: Extract<Command, { kind: 'merge' }>,
  { err, out }: Terminal,
): Promise<number> {
  const merged = await mergeFolder(directory, other, plan);
  if (merged.kind === 'refused') {
    err(`${shown(other)} into ${shown(directory)}: ${merged.reason}`);
    return 1;
  }
  if (merged.fault !== null) {
    err(`${shown(directory)}: ${merged.fault}`);
    return 1;
  }
  out(`${shown(directory)}: ${merged.known} articles in the archive, ${merged.changed.length} files changed`);
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
    case 'check':
      return runCheck(command.directory, terminal);
    case 'merge':
      return runMerge(command, terminal);
    case 'refresh':
      return runRefresh(command.options, terminal);
  }
}

/** Runs the command; no line that it prints holds the token. Returns the exit code that `refreshUsage` explains. */
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
