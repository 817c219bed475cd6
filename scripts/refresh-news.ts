/** Command: refreshes the news snapshots. A thin shell: arguments, output, exit code. */
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readCorpus } from './news-service/corpus';
import { listen } from './news-service/listen';
import { writeSampleArticles } from './news-service/samples/generate';
import { createNewsService } from './news-service/service';
import { checkSnapshots } from './news/check';
import { sampleRefusal } from './news/guards';
import { redact } from './news/redact';
import { exitCodeOf, realSurroundings, refresh } from './news/refresh';
import { type RefreshOptions, parseCommand, refreshUsage } from './news/refreshOptions';
import { closingTable, jsonReport, markdownSummary, progressLine } from './news/report';

const root = fileURLToPath(new URL('..', import.meta.url));

function shown(directory: string): string {
  return relative(process.cwd(), directory) || '.';
}

/** What a job's page shows; a summary that cannot be written costs a line, not the run. */
function writeSummary(text: string): void {
  const path = process.env['GITHUB_STEP_SUMMARY'] ?? '';
  if (path === '') return;
  try {
    appendFileSync(path, `${text}\n`);
  } catch (error) {
    console.error(`The job summary cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function withUpstream<T>(options: RefreshOptions, run: (options: RefreshOptions) => Promise<T>): Promise<T> {
  const { upstream } = options;
  if (upstream.kind === 'live') return run(options);
  const articles = upstream.corpus === null ? writeSampleArticles(Date.now()) : readCorpus(upstream.corpus);
  const service = await listen(createNewsService({ articles }));
  try {
    return await run({ ...options, upstream: { ...upstream, url: service.url } });
  } finally {
    await service.close();
  }
}

async function runRefresh(options: RefreshOptions): Promise<number> {
  const { directory, json, upstream } = options;
  const say = (text: string) => (json ? console.error : console.log)(redact(text, upstream.token));
  if (upstream.kind === 'embedded') {
    const refusal = sampleRefusal(directory, shown(directory));
    if (refusal !== null) {
      console.error(refusal);
      return 2;
    }
    const why = (process.env['NEWS_API_TOKEN'] ?? '') === '' ? 'There is no NEWS_API_TOKEN, so the' : 'The';
    say(`${why} embedded news service is used (${upstream.corpus === null ? 'sample articles' : 'another corpus'}), into ${shown(directory)}.`);
  }
  const result = await withUpstream(options, (ready) => refresh(ready, { ...realSurroundings, onOutcome: (outcome, done, total) => say(progressLine(outcome, done, total)) }));
  const facts = { host: upstream.host, directory: shown(directory) };
  const exitCode = exitCodeOf(result);
  say(closingTable(result, facts));
  if (json) console.log(redact(jsonReport(result, facts, exitCode), upstream.token));
  writeSummary(redact(markdownSummary(result, facts), upstream.token));
  return exitCode;
}

function runCheck(directory: string, json: boolean): number {
  const result = checkSnapshots(directory);
  if (json) console.log(JSON.stringify({ directory: shown(directory), ...result }));
  for (const fault of result.faults) console.error(`${shown(directory)}/${fault}`);
  const mend = result.faults.length === 0 ? '' : `; ${result.faults.length} faults: "npm run news:refresh" writes what is missing or corrupt`;
  if (!json) console.log(`${shown(directory)}: ${result.files} files, ${result.articles} articles${mend}`);
  return result.faults.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const command = parseCommand(process.argv.slice(2), process.env, root);
  switch (command.kind) {
    case 'help':
      console.log(refreshUsage);
      return 0;
    case 'wrong':
      console.error(`${command.message}\n\n--help lists the options.`);
      return 2;
    case 'skip':
      console.log('::warning title=News refresh::The secret NEWS_API_TOKEN is not set: the last snapshots stay. Add it under Settings → Secrets and variables → Actions.');
      return 0;
    case 'check':
      return runCheck(command.directory, command.json);
    case 'refresh':
      return runRefresh(command.options);
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(redact(error instanceof Error ? error.message : String(error), (process.env['NEWS_API_TOKEN'] ?? '').trim()));
  process.exitCode = 1;
}
