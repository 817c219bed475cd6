/**
 * `npm run doctor`: lists what the owner still has to do and `npm run check` cannot detect; `-- --all` names each place.
 */
import { parseArgs } from 'node:util';
import { runAsCommand } from '~scripts/lib/command';
import { dataFolder } from '~scripts/lib/data-folder';
import { getNewsFolder } from '~scripts/settings/build-settings';
import { readSettings } from '~scripts/settings/read-settings';
import { type DoctorContext, type Finding, findNewsProblems, findSampleData } from './findings';

/** Formats a line for each finding, with its fix below. */
function formatFindings(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ status, topic, text, fix }) => `${status.padEnd(9)}  ${topic}: ${text}\n           ${fix}`,
  );
  return [
    ...lines,
    findings.length === 0
      ? 'Nothing needs you.'
      : `${findings.length} to look at; "npm run doctor -- --all" names each place.`,
  ].join('\n');
}

await runAsCommand(async () => {
  const { all: namesAll } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  const environment = process.env;
  const news = getNewsFolder({ dataFolder, environment });
  const context: DoctorContext = { environment, data: dataFolder, news, now: Date.now(), namesAll };
  const { features } = readSettings(environment, dataFolder);
  const findings = [...findSampleData(context), ...(features.news ? findNewsProblems(context) : [])];
  console.log(formatFindings(findings));
  if (findings.some(({ status }) => status === 'broken')) process.exitCode = 1;
});
