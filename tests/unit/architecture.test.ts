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

  test('no default exports but in the configuration files of tools', () => {
    // Cloudflare calls this export.
    const modules = everyFile.filter(({ path }) => path !== 'relay/cloudflare/worker.ts');
    const wrong = modules.filter(({ text }) => /^export default\b|^export\s*{[^}]*\bas default\b/m.test(codeOf(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is any', () => {
    const wrong = everyFile.filter(({ text }) => /(?::|\bas|<|,|\||&|=)\s*any\b(?!\s*[:(.=])/.test(codeOf(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('no test waits for a fixed time', () => {
    const wrong = everyFile.filter(({ text }) => /\.waitForTimeout\(/.test(codeOf(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is hidden from the type checker, and from the linter no more than a line', () => {
    const hidden = /@ts-(?:ignore|nocheck|expect-error)|(?:ox|es)lint-disable(?!-next-line)/;
    const wrong = everyFile.filter(({ path, text }) => path !== 'tests/unit/architecture.test.ts' && hidden.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
