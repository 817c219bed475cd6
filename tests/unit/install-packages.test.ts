import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aptInstaller } from '~tests/support/browsers/install-packages';

/** Puts an apt-get of ours before the system's: a script that is asked for `$*`. Returns what it was asked for, by line. */
async function standIn(script: string): Promise<() => Promise<readonly string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'apt-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log = join(folder, 'asked');
  const text = `#!/bin/sh\nprintf '%s\\n' "$DEBIAN_FRONTEND $*" >> ${log}\n${script}\n`;
  await writeFile(join(folder, 'apt-get'), text, { mode: 0o755 });
  vi.stubEnv('PATH', [folder, process.env['PATH']].join(delimiter));
  onTestFinished(() => void vi.unstubAllEnvs());
  return async () => (await readFile(log, 'utf8')).trim().split('\n');
}

test('packages are fetched before they are unpacked, the lists once for all of them, and nobody is asked', async () => {
  const asked = await standIn('exit 0');
  const install = aptInstaller([], { fetch: 10, unpack: 10 });
  expect([install(['one']), install(['two', 'three'])]).toEqual([null, null]);
  const lines = await asked();
  expect(lines.map((line) => /\w+ --yes.*|update$/.exec(line)?.[0])).toEqual([
    'update',
    'install --yes --no-install-recommends one --download-only',
    'install --yes --no-install-recommends one',
    'install --yes --no-install-recommends two three --download-only',
    'install --yes --no-install-recommends two three',
  ]);
  expect(lines.filter((line) => !line.startsWith('noninteractive '))).toEqual([]);
});

test('a step that fails is named, and lists that could not be had are not asked for again', async () => {
  const asked = await standIn('exit 100');
  const install = aptInstaller([], { fetch: 10, unpack: 10 });
  for (const name of ['one', 'two']) expect(install([name])).toMatch(/"apt-get update" failed/);
  expect(await asked()).toHaveLength(1);
});

test('an apt that hangs is ended', async () => {
  const asked = await standIn('case "$*" in *download-only*) exec sleep 60;; esac');
  const started = Date.now();
  const why = aptInstaller([], { fetch: 3, unpack: 10 })(['one']);
  expect(why).toMatch(/install .*one --download-only" failed, or took over 3 s/);
  expect(Date.now() - started).toBeLessThan(30_000);
  expect(await asked()).toHaveLength(2);
});
