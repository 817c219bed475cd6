import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '~tests/support/run-command';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { writeWhole } from './write-whole';

const folder = createTemporaryFolder(afterAll);
const path = join(folder, 'a', 'b.json');

test('a file that does not fit leaves the one before as it was, and nothing else', async () => {
  await writeWhole(path, 'before');
  const source = `import { writeWhole } from '~scripts/lib/write-whole'; await writeWhole(${JSON.stringify(path)}, 'x'.repeat(1e5));`;
  // As on a disk that is nearly full: the system takes some of the bytes, and refuses the others.
  const lines = `trap '' XFSZ; ulimit -f 8; exec "$0" --import tsx --input-type=module --eval "$1"`;
  const { err, status } = await runCommand('bash', ['-c', lines, process.execPath, source]);
  expect([status, err]).toEqual([1, expect.stringContaining('EFBIG')]);
  expect(readFileSync(path, 'utf8')).toBe('before');
  await writeWhole(path, 'after');
  expect([readFileSync(path, 'utf8'), readdirSync(join(folder, 'a'))]).toEqual(['after', ['b.json']]);
});
