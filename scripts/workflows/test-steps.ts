/** For tests: runs the steps of the workflows as processes, with programs of the machine replaced by stand-ins on PATH. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface StepResult {
  readonly status: number | null;
  readonly printed: string;
  /** By name. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** Runs with a temporary folder that is gone afterwards. */
export async function withFolder<T>(run: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a program into a folder that is to stand on PATH: the body of a script of Node. */
export function writeStandIn(folder: string, name: string, body: string): void {
  const path = join(folder, name);
  writeFileSync(path, `#!${process.execPath}\n${body}`);
  chmodSync(path, 0o755);
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function outputsIn(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  );
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
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...parameters], {
      cwd: directory,
      env: {
        PATH: [...(programs === undefined ? [] : [programs]), dirname(process.execPath), process.env['PATH']].join(
          delimiter,
        ),
        HOME: folder,
        GITHUB_OUTPUT: outputs,
        GITHUB_STEP_SUMMARY: summary,
        ...environment,
      },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return { status, printed, outputs: outputsIn(readIfThere(outputs)), summary: readIfThere(summary) };
  });
}
