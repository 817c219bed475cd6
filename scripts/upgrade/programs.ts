/** The programs that an upgrade runs, in the repository's folder. */
import { execFile } from 'node:child_process';

export interface ProgramResult {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

function run(program: string, parameters: readonly string[], cwd: string, shell = false): Promise<ProgramResult> {
  return new Promise((resolve) => {
    execFile(program, [...parameters], { cwd, shell, maxBuffer: 2 ** 26 }, (error, out, err) =>
      // A program that cannot be started, or was killed, has no exit status.
      resolve({
        status: error === null ? 0 : typeof error.code === 'number' ? error.code : 1,
        out,
        err: error !== null && typeof error.code !== 'number' ? `${err}${error.message}` : err,
      }),
    );
  });
}

/** Returns the errors of a program, or its output if there are none. */
export const getMessage = ({ out, err }: ProgramResult): string => (err.trim() === '' ? out : err).trim();

/** Runs npm. No text from outside may be among the parameters: Windows runs npm by a shell. */
export function runNpm(cwd: string, parameters: readonly string[]): Promise<ProgramResult> {
  return run('npm', parameters, cwd, process.platform === 'win32');
}

export type Git = ReturnType<typeof createGit>;

export function createGit(cwd: string) {
  const runGit = (parameters: readonly string[]) => run('git', parameters, cwd);

  /** @throws Error with git's message if it fails */
  async function read(...parameters: readonly string[]): Promise<string> {
    const result = await runGit(parameters);
    if (result.status !== 0) throw new Error(`git ${parameters[0] ?? ''}: ${getMessage(result)}`);
    return result.out.trim();
  }

  return {
    run: (...parameters: readonly string[]) => runGit(parameters),
    read,
    async readLines(...parameters: readonly string[]): Promise<readonly string[]> {
      const out = await read(...parameters);
      return out === '' ? [] : out.split('\n');
    },
    /** Whether a git command succeeds. */
    async test(...parameters: readonly string[]): Promise<boolean> {
      return (await runGit(parameters)).status === 0;
    },
  };
}
