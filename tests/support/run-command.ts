import { execFile, type ExecFileOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a command asynchronously. Returns its exit status, standard output and standard error. */
export function runCommand(command: string, parameters: readonly string[], options: ExecFileOptions = {}) {
  return new Promise<{ status: number; out: string; err: string }>((resolve) => {
    execFile(command, parameters, { maxBuffer: 2 ** 26, ...options }, (error, out, err) =>
      resolve({ status: error === null ? 0 : Number(error.code), out: String(out), err: String(err) }),
    );
  });
}

/** URL of tsx, which runs TypeScript in Node. In other folders Node would not find it by name. */
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Node's arguments to run a script of the repository from any folder.
 * @param project a copy of the repository, whose script runs
 */
export const getScriptArguments = (script: string, project = '.'): readonly string[] => [
  '--import',
  tsx,
  resolve(project, script),
];

/**
 * Runs a script of the repository, as `npm run` does.
 * @param options `cwd`: a folder whose `data` it reads; this repository's by default
 * @param project a copy of the repository, whose script runs
 */
export function runScript(
  script: string,
  parameters: readonly string[] = [],
  options: ExecFileOptions = {},
  project?: string,
) {
  const env = { ...(options.env ?? process.env), TSX_TSCONFIG_PATH: resolve(project ?? '.', 'tsconfig.json') };
  return runCommand(process.execPath, [...getScriptArguments(script, project), ...parameters], { ...options, env });
}
