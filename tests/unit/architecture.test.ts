import { describe, expect, test } from 'vitest';
import { codeOf, sourceFiles } from './source-files';

describe('the house rules', () => {
  const everyFile = sourceFiles('src', 'relay', 'scripts', 'tests');

  test('no folder has over twenty files: it wants rooms of its own', () => {
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
    // Workers find what answers a request by this export alone.
    const modules = everyFile.filter(({ path }) => path !== 'relay/cloudflare/worker.ts');
    const wrong = modules.filter(({ text }) => /^export default\b|^export\s*{[^}]*\bas default\b/m.test(codeOf(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is any', () => {
    const wrong = everyFile.filter(({ text }) => /(?::|\bas|<|,|\||&|=)\s*any\b(?!\s*[:(.=])/.test(codeOf(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('no test waits for a time: it waits for a state (untilQuiet, where nothing is to happen)', () => {
    const wrong = everyFile.filter(({ text }) => /\.waitForTimeout\(/.test(codeOf(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is hidden from the type checker, and from the linter no more than a line', () => {
    const hidden = /@ts-(?:ignore|nocheck|expect-error)|(?:ox|es)lint-disable(?!-next-line)/;
    const wrong = everyFile.filter(({ path, text }) => path !== 'tests/unit/architecture.test.ts' && hidden.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('the reading of code', () => {
  test('code is what is neither comment nor quoted', () => {
    const word = 'elsewhere';
    expect(
      codeOf(`const a = 'x: ${word}'; // as ${word}\n/* <${word}> */ const b: unknown = \`as ${word}\`;`),
    ).not.toContain(word);
    expect(codeOf(`const a: ${word} = 1;`)).toContain(`: ${word}`);
  });
});
