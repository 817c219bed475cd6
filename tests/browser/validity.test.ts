import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { describe, expect, inject, test } from 'vitest';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {},
};

async function pagesOf(directory: string): Promise<readonly string[]> {
  const files = await readdir(directory, { recursive: true });
  return files.filter((file) => file.endsWith('.html')).toSorted();
}

const validator = new HtmlValidate(new FileSystemConfigLoader(config));

describe('every built page', () => {
  test('is valid', async () => {
    const directory = inject('directory');
    const files = await pagesOf(directory);
    const problems: string[] = [];
    for (const file of files) {
      const { results } = await validator.validateString(await readFile(join(directory, file), 'utf8'));
      for (const { messages } of results) {
        for (const { ruleId, message, selector } of messages) problems.push(`${file}: ${ruleId}: ${message} at ${selector ?? '?'}`);
      }
    }
    expect(problems).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(8);
  });
});
