import { execFile, type ExecFileOptions } from 'node:child_process';

/** Runs a command to its end, while other tests go on: how it ended, and what it wrote to standard output and error. */
export function run(command: string, parameters: readonly string[], options: ExecFileOptions = {}) {
  return new Promise<{ status: number; out: string; err: string }>((resolve) => {
    execFile(command, parameters, { maxBuffer: 2 ** 26, ...options }, (error, out, err) =>
      resolve({ status: error === null ? 0 : Number(error.code), out: String(out), err: String(err) }),
    );
  });
}

/** Runs a script of the repository, as `npm run` does. */
export function runScript(script: string, parameters: readonly string[] = [], options: ExecFileOptions = {}) {
  return run(process.execPath, ['--import', 'tsx', script, ...parameters], options);
}
