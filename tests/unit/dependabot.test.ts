import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

test('Dependabot updates the packages of each folder that has a lock file', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  const folders = ['.', ...readdirSync('.')].filter((folder) => existsSync(`${folder}/package-lock.json`));
  const addresses = folders.map((folder) => (folder === '.' ? '/' : `/${folder}`));
  expect(updates).toContainEqual(expect.objectContaining({ 'package-ecosystem': 'npm', directories: addresses }));
});
