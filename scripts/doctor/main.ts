import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { messageOf } from '~/lib/messageOf';
import { redact } from '~/lib/redact';
/** `npm run doctor`: what the site needs from its owner that `npm run check` cannot know; `-- --online` asks the services too. */
import { dataFolder } from '~scripts/lib/data-folder';
import { type Environment, readSettings } from '~scripts/settings/read-settings';
import type { DoctorContext, Finding } from './finding';

/** A line for each finding, and its fix below. */
function report(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ status, topic, text, fix }) => `${status.padEnd(9)}  ${topic}: ${text}\n           ${fix}`,
  );
  return [...lines, findings.length === 0 ? 'Nothing needs you.' : `${findings.length} to look at.`].join('\n');
}

try {
  // Imported here, so that regions of the news that cannot be used end as one line.
  const { newsFindings, onlineFindings } = await import('./news');
  const { sampleFindings } = await import('./samples');
  const { values } = parseArgs({ options: { online: { type: 'boolean', default: false } } });
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  const GITHUB_REPOSITORY = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\s*$/.exec(stdout)?.[1];
  const environment: Environment = { GITHUB_REPOSITORY, ...process.env };
  const news = environment['NEWS_SNAPSHOTS'] || `${dataFolder}/news`;
  const context: DoctorContext = { environment, data: dataFolder, news, now: Date.now(), fetch };
  const { features } = readSettings(environment);
  const findings = [...sampleFindings(context), ...(features.news ? newsFindings(context) : [])];
  if (features.news && values.online) findings.push(...(await onlineFindings(context)));
  console.log(redact(report(findings), (environment['NEWS_API_TOKEN'] ?? '').trim()));
  if (features.news && !values.online)
    console.log('Not looked at: token, schedule, relay ("npm run doctor -- --online").');
  if (findings.some(({ status }) => status === 'broken')) process.exitCode = 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
