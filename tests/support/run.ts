import { execFile, type ExecFileOptions } from 'node:child_process';

export interface Ended {
  readonly status: number;
  /** What it wrote to standard output and to standard error. */
  readonly out: string;
  readonly err: string;
}

/** Runs a command to its end, while other tests go on. */
export function run(command: string, parameters: readonly string[], options: ExecFileOptions = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(command, parameters, { maxBuffer: 2 ** 26, ...options }, (error, out, err) =>
      resolve({ status: error === null ? 0 : Number(error.code), out: String(out), err: String(err) }),
    );
  });
}

/** Runs a script of the repository, as `npm run` does. */
export function runScript(script: string, parameters: readonly string[] = [], options: ExecFileOptions = {}) {
  return run(process.execPath, ['--import', 'tsx', script, ...parameters], options);
}
