/** Runs every check and prints what it found, each finding with its fix. */
import { DataError } from '~/config/dataFile';
import { readSettings } from '~/config/settings';
import { checkData } from './checks/data';
import { checkNews } from './checks/news';
import { checkRelay } from './checks/relay';
import { checkSchedule } from './checks/schedule';
import { checkSecurityTxt } from './checks/security-txt';
import { checkSettings } from './checks/settings';
import { checkToken } from './checks/token';
import type { DoctorContext, Finding, FindingStatus } from './context';

type Check = (context: DoctorContext) => readonly Finding[] | Promise<readonly Finding[]>;

const newsChecks: readonly Check[] = [checkNews, checkToken, checkSchedule, checkRelay];

/** Where the settings cannot be read, all: checkSettings says why. */
function checksFor({ environment }: DoctorContext): readonly Check[] {
  try {
    const { features } = readSettings(environment);
    return [checkSettings, checkData, ...(features.news ? newsChecks : []), checkSecurityTxt];
  } catch (error) {
    if (error instanceof DataError) return [checkSettings, checkData, ...newsChecks, checkSecurityTxt];
    throw error;
  }
}

/** A check that cannot read a setting finds nothing: checkSettings already reports that setting. */
async function run(check: Check, context: DoctorContext): Promise<readonly Finding[]> {
  try {
    return await check(context);
  } catch (error) {
    if (error instanceof DataError) return [];
    throw error;
  }
}

export async function runChecks(context: DoctorContext): Promise<readonly Finding[]> {
  return (await Promise.all(checksFor(context).map((check) => run(check, context)))).flat();
}

const summaries: Readonly<Record<FindingStatus, string>> = {
  broken: 'broken',
  attention: 'to look at',
  sample: 'still a sample',
  unknown: 'not checked',
  ok: 'ok',
};

/** A line for each finding, its fix below it, and a line with the counts. */
export function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ topic }) => topic.length));
  const lines = findings.flatMap(({ fix, status, text, topic }) => [
    `${status.padEnd(9)}  ${topic.padEnd(width)}  ${text}`,
    ...(fix === null ? [] : [`${' '.repeat(width + 13)}${fix}`]),
  ]);
  const counts = Object.entries(summaries)
    .map(([status, summary]) => [findings.filter((finding) => finding.status === status).length, summary] as const)
    .filter(([count]) => count > 0);
  return [...lines, '', counts.map((count) => count.join(' ')).join(', ')].join('\n');
}

export function exitCodeOf(findings: readonly Finding[]): 0 | 1 {
  return findings.some(({ status }) => status === 'broken') ? 1 : 0;
}
