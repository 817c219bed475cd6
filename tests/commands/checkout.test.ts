/** Tests the files that git checks out on Windows, whose text files end lines in another way. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

test('git on Windows checks out text files and pictures with the same bytes', () => {
  const folder = createTemporaryFolder();
  const git = (...parameters: readonly string[]) => execFileSync('git', parameters, { cwd: folder, stdio: 'pipe' });
  const files = { 'package.json': 'package.json', 'favicon.ico': 'public/favicon.ico' };
  git('init');
  git('config', 'core.autocrlf', 'true');
  for (const [name, from] of Object.entries({ ...files, '.gitattributes': '.gitattributes' }))
    copyFileSync(from, join(folder, name));
  git('add', '.');
  for (const name of Object.keys(files)) rmSync(join(folder, name));
  git('checkout', '.');
  for (const [name, from] of Object.entries(files))
    expect(readFileSync(join(folder, name)).equals(readFileSync(from))).toBe(true);
});
