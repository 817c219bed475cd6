import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';

/**
 * Starts a long-running command, and waits until it can be reached.
 * @param locate finds the address in the output; undefined until it is there
 * @throws Error with the output if the command ends early
 */
export async function startProcess<Place>(
  command: string,
  parameters: readonly string[],
  locate: (printed: string) => Place | Promise<Place>,
  options: SpawnOptions = {},
) {
  // On the fourth stream Xvfb prints its display, and workerd its port. A detached process has a process group, so that its
  // child processes end with it.
  const child = spawn(command, parameters, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let printed = '';
  for (const stream of child.stdio) stream?.on('data', (part: Buffer) => (printed += part.toString()));
  const look = () => {
    if (child.exitCode !== null) throw new Error(printed);
    return locate(printed);
  };
  return {
    address: await vi.waitUntil(look, { timeout: 240_000 }),
    /** The output so far. */
    getOutput: () => printed,
    /** Ends the process, by default with SIGKILL; resolves once it has ended. */
    stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, signal);
      return ended;
    },
  };
}

/** Returns the address if a server responds there, else undefined. */
export const waitForServer = (address: string) =>
  fetch(address).then(
    () => address,
    () => undefined,
  );
