import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleDistFolder } from '~tests/support/builds';
import { listFiles } from '~tests/support/files';

const documents = listFiles(sampleDistFolder).filter((path) => path.endsWith('.html') && !path.startsWith('samples/'));

test('every variable that the styles of a document read without a fallback is declared in it', () => {
  expect(documents.length).toBeGreaterThan(100);
  for (const path of documents) {
    const html = readFileSync(join(sampleDistFolder, path), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>|\sstyle="([^"]*)"/g)].map(
      ([, rules = '', attribute = '']) => rules + attribute,
    );
    const css = styles.join(';');
    const declared = new Set([...css.matchAll(/[{;\s](--[\w-]+)\s*:/g)].map(([, name]) => name));
    const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name));
    expect([path, ...[...read].filter((name) => !declared.has(name))]).toEqual([path]);
  }
});
