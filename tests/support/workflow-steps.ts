/** For tests: runs the steps of the workflows as processes, with programs of the machine replaced by stand-ins on PATH. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFolder } from '~tests/support/folder';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface StepResult {
  readonly status: number;
  readonly printed: string;
  /** By name. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** Writes a program into a folder that is to stand on PATH: the body of a script of Node. */
export function writeStandIn(folder: string, name: string, body: string): void {
  writeFileSync(join(folder, name), `#!${process.execPath}\n${body}`, { mode: 0o755 });
}

interface StepOptions {
  /** The checkout it runs in. */
  readonly directory?: string;
  /** Folder of stand-ins. */
  readonly programs?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs a step of a workflow, in an environment without anything of the shell's.
 * @param script from the repository's folder, e.g. `scripts/workflows/report-run.ts`
 */
export function runStep(
  script: string,
  parameters: readonly string[],
  { directory = root, environment = {}, programs }: StepOptions = {},
): Promise<StepResult> {
  return withFolder(async (folder) => {
    const [outputs, summary] = [join(folder, 'outputs'), join(folder, 'summary.md')];
    for (const file of [outputs, summary]) writeFileSync(file, '');
    const path = [programs ?? [], dirname(process.execPath), process.env['PATH'] ?? []].flat().join(delimiter);
    const env = { PATH: path, HOME: folder, GITHUB_OUTPUT: outputs, GITHUB_STEP_SUMMARY: summary, ...environment };
    const ended = await new Promise<Pick<StepResult, 'status' | 'printed'>>((resolve) => {
      execFile(
        process.execPath,
        ['--import', 'tsx', script, ...parameters],
        { cwd: directory, env },
        (error, out, err) => resolve({ status: error === null ? 0 : Number(error.code), printed: out + err }),
      );
    });
    const lines = readFileSync(outputs, 'utf8').matchAll(/^(\w+)=(.*)$/gm);
    const named = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
    return { ...ended, outputs: named, summary: readFileSync(summary, 'utf8') };
  });
}
