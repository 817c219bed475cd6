import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no two components have keyframes of the same name: keyframes are global, and the last ones would replace the others', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
});
