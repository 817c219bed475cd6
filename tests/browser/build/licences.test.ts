import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

const read = (file: string) => readFile(join(inject('directory'), 'licences', file), 'utf8');

test('the site contains the licences of the packages in its scripts, and of its fonts', async () => {
  expect(await read('packages.md')).toMatch(/^## react-dom - .+ \(MIT\)$/m);
  for (const font of ['hanken-grotesk', 'newsreader'])
    expect(await read(`${font}-OFL.txt`)).toContain('SIL OPEN FONT LICENSE');
});
