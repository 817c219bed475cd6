/**
 * The command `npm run news:refresh`: parses arguments and environment, prints lines, writes outputs of a workflow, returns
 * an exit code.
 */
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import fetch from 'node-fetch';
import { forLog } from '~/shared/forLog';
import { getErrorMessage } from '~/shared/getErrorMessage';
import type { SearchTerms } from '~/shared/news/searchTerms';
import { redact } from '~/shared/redact';
import { listen } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { getExitCode, refresh, type RefreshOptions, type RefreshResult } from '~scripts/news/refresh/refresh';
import { toRelativePath } from '~scripts/news/snapshots/read-folder';
import type { Environment } from '~scripts/settings/read-settings';
import { parseCommand, refreshUsage } from './options';
import { formatReport, workflowOutputs } from './report';

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

function getToken({ environment }: Terminal): string {
  return (environment['NEWS_API_TOKEN'] ?? '').trim();
}

/** Appends text to a file that the page of a job, or its next steps, read. */
function appendToWorkflowFile(name: 'GITHUB_STEP_SUMMARY' | 'GITHUB_OUTPUT', text: string, terminal: Terminal): void {
  const path = terminal.environment[name] ?? '';
  if (path !== '') appendFileSync(path, `${forLog(redact(text, getToken(terminal)))}\n`);
}

function writeOutputs(outputs: Readonly<Record<string, string>>, terminal: Terminal): void {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value.replace(/\s+/g, ' ')}`);
  appendToWorkflowFile('GITHUB_OUTPUT', lines.join('\n'), terminal);
}

async function refreshFrom(options: RefreshOptions, terminal: Terminal): Promise<RefreshResult> {
  const deps = { fetch, sleep, now: Date.now, onCall: terminal.out };
  if (options.upstream.kind === 'live') return refresh(options, deps);
  terminal.out(
    `There is no NEWS_API_TOKEN, so the embedded news service is used (sample articles), into ${toRelativePath(options.directory)}.`,
  );
  const service = await listen(createNewsService(sampleArticles(options.searchTerms, Date.now())).fetch);
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
    writeOutputs(workflowOutputs(result), terminal);
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
 * `refreshUsage` explains.
 */
export async function runCommand(argv: readonly string[], plainTerminal: Terminal): Promise<number> {
  const printSafely = (print: (line: string) => void) => (line: string) =>
    print(forLog(redact(line, getToken(plainTerminal))));
  const terminal: Terminal = {
    ...plainTerminal,
    out: printSafely(plainTerminal.out),
    err: printSafely(plainTerminal.err),
  };
  if (argv.includes('--help')) {
    terminal.out(refreshUsage);
    return 0;
  }
  let options: RefreshOptions;
  try {
    options = {
      ...parseCommand(argv, plainTerminal.environment, plainTerminal.root),
      searchTerms: plainTerminal.searchTerms,
    };
  } catch (error) {
    terminal.err(`${getErrorMessage(error)}\n\n--help lists the options.`);
    return 2;
  }
  return runRefresh(options, terminal);
}
