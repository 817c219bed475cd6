/** What a browser takes while it runs: a folder and programs, which are gone with it. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 50;
/** From being told to end until being killed. */
const endLimitMs = 5_000;

/**
 * Runs a program, and kills it and all that it started once standard input is closed: when the test's process is gone,
 * however it went.
 */
const guard = '("$@"; kill -KILL 0) & read -r _; kill -KILL 0';

/** A program and what it started. */
interface Group {
  readonly id: number;
  /** Fulfilled once the last of them has closed its output. */
  readonly closed: Promise<void>;
}

export interface Program {
  readonly isRunning: () => boolean;
  /** What it printed so far to standard output and standard error. */
  readonly printed: () => string;
}

/** @param what is asked for, e.g. `Firefox, navigate`
 * @throws Error naming it where there is no answer within the limit */
export async function within<Answer>(limitMs: number, what: string, answer: Promise<Answer>): Promise<Answer> {
  const answered = new AbortController();
  const late = pause(limitMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`${what}: no answer within ${limitMs / 1000} s.`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    answered.abort();
  }
}

export class Workspace {
  readonly #groups: Group[] = [];

  /** @param engine whose name errors have */
  private constructor(
    readonly engine: string,
    readonly folder: string,
  ) {}

  /** Hands a new one on, and closes it where that fails. */
  static async open<Result>(engine: string, use: (workspace: Workspace) => Promise<Result>): Promise<Result> {
    const workspace = new Workspace(engine, await mkdtemp(join(tmpdir(), `${engine}-`)));
    try {
      return await use(workspace);
    } catch (error) {
      await workspace.close();
      throw error;
    }
  }

  /** Starts a program whose home is the folder. */
  start(command: string, parameters: readonly string[], environment: NodeJS.ProcessEnv): Program {
    const program = spawn('sh', ['-c', guard, 'sh', command, ...parameters], {
      stdio: 'pipe',
      // A group of its own, which is ended as one.
      detached: true,
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: this.folder, ...environment },
    });
    if (program.pid !== undefined) {
      const closed = new Promise<void>((resolve) => program.once('close', () => resolve()));
      this.#groups.push({ id: program.pid, closed });
    }
    let printed = '';
    for (const stream of [program.stdout, program.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    }
    return { isRunning: () => program.exitCode === null && program.signalCode === null, printed: () => printed };
  }

  /** Asks until there is an answer. @throws Error with what the program printed where it ends before, or takes too long */
  async until<Answer>(program: Program, limitMs: number, ask: () => Promise<Answer | null>): Promise<Answer> {
    for (const end = Date.now() + limitMs; Date.now() < end && program.isRunning(); await pause(lookEveryMs)) {
      const answer = await ask();
      if (answer !== null) return answer;
    }
    const why = program.isRunning() ? `took more than ${limitMs / 1000} s to start` : 'ended as it was started';
    throw new Error(`${this.engine} ${why}. It printed: ${program.printed().slice(-2_000)}`);
  }

  async close(): Promise<void> {
    await Promise.all(this.#groups.splice(0).map(end));
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @returns whether there was anyone left in the group */
function signal(group: number, name: 'SIGTERM' | 'SIGKILL'): boolean {
  try {
    return process.kill(-group, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Ends a program and what it started: at their will, or else by force. */
async function end({ id, closed }: Group): Promise<void> {
  if (!signal(id, 'SIGTERM')) return;
  const waiting = new AbortController();
  await Promise.race([closed, pause(endLimitMs, undefined, { signal: waiting.signal })]);
  waiting.abort();
  signal(id, 'SIGKILL');
}
