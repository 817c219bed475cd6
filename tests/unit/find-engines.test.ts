import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findEngines } from '~tests/support/engines/find-engines';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'engines-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

/** A program that answers as a browser does. */
const write = (path: string, version: string) => writeFile(path, `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });

const cannot = () => 'nobody may install it';

const left = [
  expect.stringMatching(/^firefox: .*nobody may install it.*firefox-esr/),
  expect.stringMatching(/^webkit: .*nobody may install it.*webkit2gtk-driver xvfb/),
];

test('an engine that is not here and cannot be installed is left out, with a line that says so', async () => {
  expect(findEngines({ PATH: await folder() }, cannot)).toEqual({ engines: [], leftOut: left });
});

test('an engine that is required and missing is an error', async () => {
  const environment = { PATH: await folder(), REQUIRE_ENGINES: '1' };
  expect(() => findEngines(environment, cannot)).toThrow('apt-get install firefox-esr');
});

test('what is missing is installed, and what only tells where to get it is not taken for it', async () => {
  const PATH = await folder();
  const browser = join(PATH, 'firefox');
  await write(browser, 'Get it elsewhere');
  const asked: (readonly string[])[] = [];
  const install = (packages: readonly string[]) => {
    asked.push(packages);
    return packages.includes('firefox-esr') ? null : cannot();
  };
  expect(findEngines({ PATH }, install).leftOut).toEqual([
    expect.stringMatching(/^firefox: .*does not start/),
    left[1],
  ]);
  expect(asked.map(([first]) => first)).toEqual(['firefox-esr', 'webkit2gtk-driver']);

  await write(browser, 'Mozilla Firefox 153');
  expect(findEngines({ PATH }, cannot)).toEqual({ engines: [{ name: 'firefox', browser }], leftOut: [left[1]] });
});
