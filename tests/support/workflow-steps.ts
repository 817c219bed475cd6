/** Parses the workflows as GitHub does, and runs their steps as processes, with fake programs on PATH. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { plainObject } from '~/lib/schema';
import { projectFolder } from '~scripts/folders';
import { runCommand } from '~tests/support/run-command';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

const folder = join(projectFolder, '.github/workflows');

/** Returns a nested mapping by its keys; an empty one if there is none. */
export function getMapping(value: unknown, ...names: readonly string[]): Readonly<Record<string, unknown>> {
  let current = value;
  for (const name of names) current = v.is(plainObject, current) ? current[name] : undefined;
  return v.is(plainObject, current) ? current : {};
}

function getSteps(job: unknown) {
  const { steps } = getMapping(job);
  return Array.isArray(steps) ? steps.map((step: unknown) => getMapping(step)) : [];
}

export const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  const content = getMapping(parse(text));
  const jobs = Object.entries(getMapping(content, 'jobs')).map(([id, job]) => ({
    id,
    job: getMapping(job),
    steps: getSteps(job),
  }));
  return { name, text, content, jobs, steps: jobs.flatMap(({ steps }) => steps) };
});

/** @throws Error if there is no such workflow. */
export function getWorkflow(name: string) {
  const match = workflows.find((one) => one.name === name);
  if (match === undefined) throw new Error(`There is no workflow ${name}`);
  return match;
}

/** Writes a shell script as a program into a folder for PATH. */
export function writeFakeProgram(programs: string, name: string, lines: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
}

interface StepOptions {
  /** Working directory of the step. */
  readonly directory?: string;
  /** Folder of fake programs, put first on PATH. */
  readonly fakePrograms?: string;
  /** The runner's temporary folder, with the artifacts. */
  readonly temporary?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs the lines of a step, found by its name, in the shell that GitHub runs them in, without anything of this shell's
 * environment.
 * @param name of the workflow's file, e.g. `refresh-news.yml`
 */
export async function runStep(
  name: string,
  stepName: string,
  { directory = projectFolder, environment = {}, fakePrograms, temporary }: StepOptions = {},
) {
  const step = getWorkflow(name).steps.find((one) => one['name'] === stepName);
  if (typeof step?.['run'] !== 'string') throw new Error(`${name} has no step "${stepName}" with lines to run`);
  const lines = step['run'];
  const shell = step['shell'] === 'bash' ? ['-eo', 'pipefail'] : ['-e'];
  const home = createTemporaryFolder();
  const [outputs, summary] = [join(home, 'outputs'), join(home, 'summary.md')];
  for (const file of [outputs, summary]) writeFileSync(file, '');
  const path = [fakePrograms ?? [], dirname(process.execPath), process.env['PATH'] ?? []].flat().join(delimiter);
  const env = {
    PATH: path,
    HOME: home,
    RUNNER_TEMP: temporary ?? join(home, 'temporary'),
    GITHUB_OUTPUT: outputs,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_REPOSITORY: 'example/site',
    GITHUB_REF_NAME: 'main',
    ...environment,
  };
  mkdirSync(env.RUNNER_TEMP, { recursive: true });
  const { err, out, status } = await runCommand('bash', [...shell, '-c', lines], { cwd: directory, env });
  const outputLines = readFileSync(outputs, 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  const outputValues = Object.fromEntries([...outputLines].map(([, key = '', value = '']) => [key, value]));
  return { status, printed: out + err, outputs: outputValues, summary: readFileSync(summary, 'utf8') };
}
