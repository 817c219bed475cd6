import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findBrowsers, installPackages } from '~tests/support/browsers/find-browser';

/** A folder with programs that print a text, removed after the test. */
async function folderOf(programs: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'browsers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(programs))
    await writeFile(join(folder, name), `#!/bin/sh\necho ${text}\n`, { mode: 0o755 });
  return folder;
}

const cannot = () => 'nobody may install it';

test('the tests in a browser that is missing and cannot be installed are left out, with a line that says so', async () => {
  const PATH = await folderOf({ chromium: 'Chromium 150' });
  expect(findBrowsers({ PATH }, cannot)).toEqual({
    paths: { chromium: join(PATH, 'chromium'), firefox: null, webkit: null, dejavu: null, liberation: null },
    leftOut: [
      expect.stringMatching(/firefox are left out: .*nobody may install it.*apt-get install firefox-esr/),
      expect.stringMatching(/webkit are left out: .*apt-get install webkit2gtk-driver xvfb/),
      expect.stringMatching(/dejavu are left out: .*apt-get install fontconfig fonts-dejavu-core/),
      expect.stringMatching(/liberation are left out: .*apt-get install fontconfig fonts-liberation/),
    ],
  });
  expect(() => findBrowsers({ PATH, REQUIRE_BROWSERS: '1' }, cannot)).toThrow('apt-get install firefox-esr');
});

test('no package is installed where INSTALL_BROWSERS is 0', () => {
  const warn = vi.spyOn(console, 'warn');
  onTestFinished(() => warn.mockRestore());
  expect(installPackages(['nothing'], { INSTALL_BROWSERS: '0' })).toMatch(/INSTALL_BROWSERS=0/);
  expect(warn).not.toHaveBeenCalled();
});
