/**
 * The command `npm run news:refresh`: parses arguments and environment, prints lines, writes the outputs of a workflow, and
 * returns an exit code.
 */
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import fetch from 'node-fetch';
import type { Environment } from '~/content/settings';
import { forLog } from '~/lib/forLog';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { redact } from '~/lib/redact';
import type { SearchTerms } from '~/news/searchTerms';
import { parseCallsPerDay } from '~/news/servicePlan';
import { parseServiceUrl } from '~/news/serviceUrl';
import { listen } from '~scripts/listen';
import { createSampleArticles } from '~scripts/news-service/sample-articles';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { toRelativePath } from './folder';
import { getExitCode, refresh, type RefreshOptions, type RefreshResult } from './refresh';
import { formatReport, getWorkflowOutputs } from './report';

const usage = `npm run news:refresh -- [options]

With NEWS_API_TOKEN it asks the news service for the first page of every region and category, and merges the answers into
the snapshots in data/news. Without a token it asks the embedded news service, and writes samples into .cache/news. See
docs/news.md.

  --out DIR          write into this folder instead; samples never replace live news
  --budget N         make at most N calls, instead of the run's share of the plan (NEWS_CALLS_PER_DAY)
  --accept-loss      write although the guard refuses: too many articles removed, or a clock is wrong

Exit code: 0 if an answer held an article, or if no call was left; 1 if no answer held an article, the guard refused, or a
file could not be read or written; 2 for wrong usage.`;

export interface Terminal {
  readonly environment: Environment;
  /** The repository's folder. */
  readonly root: string;
  /** The regions and categories of the news. */
  readonly searchTerms: SearchTerms;
  /** Print one line, on standard output and standard error. */
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

function getToken(environment: Environment): string {
  return (environment['NEWS_API_TOKEN'] ?? '').trim();
}

/**
 * Parses the command line and the environment.
 * @param terminal whose `root` the default folders are relative to; paths of options are relative to the working directory
 * @throws Error of one line that says what to do, if the usage is wrong
 */
export function parseCommand(
  argv: readonly string[],
  { environment, root }: Pick<Terminal, 'environment' | 'root'>,
): Omit<RefreshOptions, 'searchTerms'> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      out: { type: 'string' },
      budget: { type: 'string' },
      'accept-loss': { type: 'boolean', default: false },
    },
  });
  const { budget, out } = values;
  if (out === '') throw new Error('--out needs a path');
  if (budget !== undefined && !/^[1-9]\d{0,6}$/.test(budget))
    throw new Error(`--budget: ${JSON.stringify(budget)} must be a whole number from 1 to 9999999`);
  const url = parseServiceUrl(environment['NEWS_API_URL'] ?? '');
  const token = getToken(environment);
  const isLive = token !== '';
  return {
    upstream: isLive
      ? { kind: 'live', url: url.href, token, host: url.hostname }
      : { kind: 'embedded', url: '', token: '', host: 'embedded samples' },
    directory: out === undefined ? resolve(root, isLive ? 'data/news' : '.cache/news') : resolve(out),
    callsPerDay: parseCallsPerDay(environment),
    budget: budget === undefined ? null : Number(budget),
    acceptLoss: values['accept-loss'],
  };
}

/** Appends text to the file of a job's summary, or of the outputs that its next steps read. */
function appendToWorkflowFile(
  name: 'GITHUB_STEP_SUMMARY' | 'GITHUB_OUTPUT',
  text: string,
  { environment }: Terminal,
): void {
  const path = environment[name] ?? '';
  if (path !== '') appendFileSync(path, `${forLog(redact(text, getToken(environment)))}\n`);
}

function writeOutputs(outputs: Readonly<Record<string, string>>, terminal: Terminal): void {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value.replace(/\s+/g, ' ')}`);
  appendToWorkflowFile('GITHUB_OUTPUT', lines.join('\n'), terminal);
}

async function refreshFrom(options: RefreshOptions, terminal: Terminal): Promise<RefreshResult> {
  const deps = { fetch, sleep, now: Date.now, onCall: terminal.out };
  if (options.upstream.kind === 'live') return refresh(options, deps);
  terminal.out(
    `NEWS_API_TOKEN is not set, so sample articles of the embedded news service go into ${toRelativePath(options.directory)}.`,
  );
  const service = await listen(createNewsService(createSampleArticles(Date.now())).fetch);
  try {
    return await refresh({ ...options, upstream: { ...options.upstream, url: service.origin + newsPath } }, deps);
  } finally {
    await service.close();
  }
}

async function runRefresh(options: RefreshOptions, terminal: Terminal): Promise<number> {
  try {
    const result = await refreshFrom(options, terminal);
    const table = formatReport(result, options);
    terminal.out(table);
    // The table is a code block, so that text of the service adds no markup to a public page.
    const summary = `## News refresh\n\n\`\`\`text${table.replaceAll('`', "'")}\n\`\`\``;
    appendToWorkflowFile('GITHUB_STEP_SUMMARY', summary, terminal);
    writeOutputs(getWorkflowOutputs(result), terminal);
    return getExitCode(result);
  } catch (error) {
    const reason = `${toRelativePath(options.directory)}: ${getErrorMessage(error)}`;
    writeOutputs({ refreshed: 'false', reason }, terminal);
    terminal.err(reason);
    return 1;
  }
}

/**
 * Runs the command. No printed line contains the token, or text that a runner would execute. Returns the exit code that
 * `usage` explains.
 */
export async function runCommand(argv: readonly string[], plainTerminal: Terminal): Promise<number> {
  const printSafely = (print: (line: string) => void) => (line: string) =>
    print(forLog(redact(line, getToken(plainTerminal.environment))));
  const terminal: Terminal = {
    ...plainTerminal,
    out: printSafely(plainTerminal.out),
    err: printSafely(plainTerminal.err),
  };
  if (argv.includes('--help')) {
    terminal.out(usage);
    return 0;
  }
  let options: RefreshOptions;
  try {
    options = {
      ...parseCommand(argv, plainTerminal),
      searchTerms: plainTerminal.searchTerms,
    };
  } catch (error) {
    terminal.err(`${getErrorMessage(error)}\n\n--help lists the options.`);
    return 2;
  }
  return runRefresh(options, terminal);
}
