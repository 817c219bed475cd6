/** `npm run doctor`: what the site needs from its owner that `npm run check` cannot know. */
import { command } from '~scripts/lib/command';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSettings } from '~scripts/settings/read-settings';
import { type DoctorContext, type Finding, newsFindings, sampleFindings } from './findings';

/** A line for each finding, and its fix below. */
function report(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ status, topic, text, fix }) => `${status.padEnd(9)}  ${topic}: ${text}\n           ${fix}`,
  );
  return [...lines, findings.length === 0 ? 'Nothing needs you.' : `${findings.length} to look at.`].join('\n');
}

await command(async () => {
  const environment = process.env;
  const news = environment['NEWS_SNAPSHOTS'] || `${dataFolder}/news`;
  const context: DoctorContext = { environment, data: dataFolder, news, now: Date.now() };
  const { features } = readSettings(environment, dataFolder);
  const findings = [...sampleFindings(context), ...(features.news ? newsFindings(context) : [])];
  console.log(report(findings));
  if (findings.some(({ status }) => status === 'broken')) process.exitCode = 1;
});
