import { describe, expect, test } from 'vitest';
import { codeOf, sourceFiles } from './source-files';

describe('the rules of docs/architecture.md', () => {
  const everyFile = sourceFiles('src', 'relay', 'scripts', 'tests');

  test('no folder has over twenty files', () => {
    const folders = new Map<string, number>();
    for (const { path } of everyFile) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    expect([...folders].filter(([, count]) => count > 20)).toEqual([]);
  });

  test('no barrel files', () => {
    expect(everyFile.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path))).toEqual([]);
  });

  test.for([
    // Cloudflare calls this export.
    ['default exports', /^export default\b|^export\s*{[^}]*\bas default\b/m, 'relay/cloudflare/worker.ts'],
    ['any', /(?::|\bas|<|,|\||&|=)\s*any\b(?!\s*[:(.=])/, ''],
    ['fixed waits', /\.waitForTimeout\(/, ''],
  ] as const)('code has no %s', ([, pattern, exception]) => {
    const wrong = everyFile.filter(({ path, text }) => path !== exception && pattern.test(codeOf(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is hidden from the type checker, and from the linter no more than a line', () => {
    const hidden = /@ts-(?:ignore|nocheck|expect-error)|(?:ox|es)lint-disable(?!-next-line)/;
    const wrong = everyFile.filter(({ path, text }) => path !== 'tests/unit/architecture.test.ts' && hidden.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
