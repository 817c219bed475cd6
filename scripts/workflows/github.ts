/** What a step of a workflow tells GitHub. */
import { appendFileSync } from 'node:fs';

/** @throws Error where the workflow does not set the variable. */
function required(name: string): string {
  const value = process.env[name] ?? '';
  if (value === '') throw new Error(`${name} is not set`);
  return value;
}

export function addToSummary(markdown: string): void {
  appendFileSync(required('GITHUB_STEP_SUMMARY'), `${markdown}\n`);
}
