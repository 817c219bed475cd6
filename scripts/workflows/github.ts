/**
 * What a step tells GitHub, and asks it for. Imported with their endings, the modules that need no package run in Node 24
 * as they are, so that steps with a right to write need not trust what is installed.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/** @throws Error where the workflow does not set the variable. */
export function required(name: string): string {
  const value = process.env[name] ?? '';
  if (value === '') throw new Error(`${name} is not set`);
  return value;
}

/** In one line, as outputs and annotations are. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function setOutput(name: string, value: string): void {
  appendFileSync(required('GITHUB_OUTPUT'), `${name}=${oneLine(value)}\n`);
}

export function addToSummary(markdown: string): void {
  appendFileSync(required('GITHUB_STEP_SUMMARY'), `${markdown}\n`);
}

/** An annotation on the page of the run. */
export function annotate(level: 'error' | 'warning', title: string, text: string): void {
  console.log(`::${level} title=${title}::${oneLine(text)}`);
}

/**
 * Runs a program; its standard error is the step's.
 * @throws Error where it fails.
 */
export function run(program: string, parameters: readonly string[], cwd: string): string {
  const { error, status, stdout } = spawnSync(program, parameters, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 50_000_000,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program} ${parameters[0] ?? ''} ended with ${status ?? 'a signal'}`);
  return stdout;
}
