import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '~tests/support/run-command';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { writeFileAtomically } from './write-file-atomically';

const folder = createTemporaryFolder(afterAll);
const path = join(folder, 'a', 'b.json');

test('if the disk is full, the old file stays as it was and no temporary file is left', async () => {
  await writeFileAtomically(path, 'before');
  const source = `import { writeFileAtomically } from '~scripts/news/write-file-atomically'; await writeFileAtomically(${JSON.stringify(path)}, 'x'.repeat(1e5));`;
  // As on a disk that is nearly full, the system writes some of the bytes and refuses the rest.
  const lines = `trap '' XFSZ; ulimit -f 8; exec "$0" --import tsx --input-type=module --eval "$1"`;
  const { err, status } = await runCommand('bash', ['-c', lines, process.execPath, source]);
  expect([status, err]).toEqual([1, expect.stringContaining('EFBIG')]);
  expect(readFileSync(path, 'utf8')).toBe('before');
  await writeFileAtomically(path, 'after');
  expect([readFileSync(path, 'utf8'), readdirSync(join(folder, 'a'))]).toEqual(['after', ['b.json']]);
});
