/** Looks at everything that a site needs from its owner, and tells what is missing with its cure. */
import { SettingError } from '~/config/site';
import { checkNews } from './checks/news';
import { checkRelay } from './checks/relay';
import { checkSchedule } from './checks/schedule';
import { checkSettings } from './checks/settings';
import { checkToken } from './checks/token';
import type { Finding, FindingStatus, Patient } from './finding';

type Check = (patient: Patient) => Finding | readonly Finding[] | Promise<Finding | readonly Finding[]>;

const checks: readonly Check[] = [checkSettings, checkNews, checkToken, checkSchedule, checkRelay];

/** A check that needs a setting which cannot be used says nothing: the settings' own line does. */
async function run(check: Check, patient: Patient): Promise<readonly Finding[]> {
  try {
    return [await check(patient)].flat();
  } catch (error) {
    if (error instanceof SettingError) return [];
    throw error;
  }
}

export async function examine(patient: Patient): Promise<readonly Finding[]> {
  return (await Promise.all(checks.map((check) => run(check, patient)))).flat();
}

const summaries: Readonly<Record<FindingStatus, string>> = {
  broken: 'broken',
  attention: 'to look at',
  sample: 'still a sample',
  unknown: 'not looked at',
  ok: 'well',
};

/** A line for each finding, its cure below it, and a line that counts them. */
export function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ topic }) => topic.length));
  const lines = findings.flatMap(({ cure, status, text, topic }) => [
    `${status.padEnd(9)}  ${topic.padEnd(width)}  ${text}`,
    ...(cure === null ? [] : [`${' '.repeat(width + 13)}${cure}`]),
  ]);
  const statuses = ['broken', 'attention', 'sample', 'unknown', 'ok'] as const;
  const counts = statuses.flatMap((status) => {
    const count = findings.filter((finding) => finding.status === status).length;
    return count === 0 ? [] : [`${count} ${summaries[status]}`];
  });
  return [...lines, '', counts.join(', ')].join('\n');
}

/** 1 where something is broken, else 0. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 {
  return findings.some(({ status }) => status === 'broken') ? 1 : 0;
}
