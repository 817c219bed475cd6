/**
 * A step of refresh-news.yml: refreshes data/news with the part of the day's calls that the event has, and tells the
 * other jobs how it went. EVENT is GitHub's name of the event, BUDGET may say how many calls a run by hand makes at most.
 */
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { redact } from '~/lib/redact';
import { isMain } from '~scripts/lib/is-main';
import { runCommand } from '~scripts/news/cli/command';
import { annotate, setOutput } from './github.ts';

/** What is read of the refresh's report (scripts/news/cli/report.ts). */
const reportSchema = v.object({
  counts: v.object({ new: v.number(), changed: v.number(), unchanged: v.number() }),
  stopReason: v.nullable(v.string()),
  writeFault: v.nullable(v.string()),
  combinations: v.array(v.object({ status: v.string(), reason: v.nullable(v.string()) })),
});

type Report = v.InferOutput<typeof reportSchema>;

const reasonsMax = 3;

/** Each reason once, however many combinations gave it. */
function reasonOf({ combinations, stopReason, writeFault }: Report): string {
  const given = combinations.flatMap(({ reason, status }) => (status === 'failed' ? (reason ?? []) : []));
  const first = writeFault ?? stopReason;
  return [...new Set(first === null ? given : [first])].slice(0, reasonsMax).join('; ');
}

function parseReport(lines: readonly string[]): Report | null {
  const json = lines.find((line) => line.startsWith('{'));
  if (json === undefined) return null;
  const parsed: unknown = JSON.parse(json);
  return v.is(reportSchema, parsed) ? parsed : null;
}

if (isMain(import.meta.url)) {
  const { BUDGET = '', EVENT = '', NEWS_API_TOKEN: token = '' } = process.env;
  const [printed, told]: [string[], string[]] = [[], []];
  const argv = [
    '--require-token',
    '--json',
    ...(EVENT === 'schedule' ? ['--scheduled'] : []),
    ...(BUDGET === '' ? [] : ['--budget', BUDGET]),
  ];
  const exitCode = await runCommand(argv, {
    environment: process.env,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    out: (line) => printed.push(line),
    err(line) {
      console.log(line);
      told.push(line);
    },
  });
  const report = parseReport(printed);
  if (report === null) for (const line of printed) console.log(line);
  if (exitCode === 0) {
    const { changed = 0, new: created = 0, unchanged = 0 } = report?.counts ?? {};
    if (changed + created + unchanged > 0) setOutput('refreshed', 'true');
  } else {
    const reason = redact((report === null ? null : reasonOf(report)) || (told.at(-1) ?? ''), token.trim());
    setOutput('reason', reason);
    annotate('error', 'Not refreshed', reason);
  }
  process.exitCode = exitCode;
}
