import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { within, Workspace } from '~tests/support/engines/workspace';

/** Prints its own id and that of a process it starts, and ends only when it is ended. */
const program = ['-c', 'sleep 300 & echo $$ $!; wait'] as const;
const ids = (printed: string) => /^(\d+) (\d+)\n/.exec(printed)?.slice(1).map(Number) ?? null;

/** What has ended, and is only waited for by who started it, does not run. */
function isRunning(id: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

test('a program ends with its workspace, and so does what it started', async () => {
  const { workspace, started } = await Workspace.open('An engine', async (opened) => {
    const running = opened.start('sh', program, {});
    return { workspace: opened, started: await opened.until(running, 10_000, async () => ids(running.printed())) };
  });
  expect(started.filter(isRunning)).toHaveLength(2);
  await workspace.close();
  expect(started.filter(isRunning)).toEqual([]);
  expect(existsSync(workspace.folder)).toBe(false);
});

test('a program ends with the process that started it, even one that is killed', async () => {
  const script = `
    import { Workspace } from ${JSON.stringify(resolve('tests/support/engines/workspace.ts'))};
    await Workspace.open('An engine', async (workspace) => {
      const program = workspace.start('sh', ${JSON.stringify(program)}, {});
      await workspace.until(program, 10_000, async () => program.printed() || null);
      console.log(workspace.folder);
      console.log(program.printed());
      setTimeout(() => process.kill(process.pid, 'SIGKILL'));
    });`;
  const { signal, stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(signal).toBe('SIGKILL');
  const started = ids(stdout.slice(stdout.indexOf('\n') + 1)) ?? [];
  expect(started).toHaveLength(2);
  await expect.poll(() => started.filter(isRunning)).toEqual([]);
});

test('an engine that does not start is named, with what it printed, and leaves nothing', async () => {
  let folder = '';
  const start = (script: string) =>
    Workspace.open('An engine', (workspace) => {
      ({ folder } = workspace);
      return workspace.until(workspace.start('sh', ['-c', script], {}), 500, () => Promise.resolve(null));
    });
  await expect(start('echo no screen >&2')).rejects.toThrow(/^An engine ended as it was started\..*no screen/s);
  await expect(start('echo waiting; sleep 300')).rejects.toThrow(/^An engine took more than 0\.5 s.*waiting/s);
  expect(folder).not.toBe('');
  expect(existsSync(folder)).toBe(false);
});

test('a command that gets no answer is named', async () => {
  await expect(within(10, 'An engine, run', new Promise(() => undefined))).rejects.toThrow(
    'An engine, run: no answer within 0.01 s.',
  );
  expect(await within(10_000, 'An engine, run', Promise.resolve(1))).toBe(1);
});
