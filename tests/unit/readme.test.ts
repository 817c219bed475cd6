import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newsPlanSettings } from '~/config/newsPlan';
import { settings } from '~/config/site';
import { relaySettings } from '../../relay/settings';

const readme = readFileSync('README.md', 'utf8');
const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the README', () => {
  test('gives the two commands', () => {
    expect(readme).toContain('npm ci && npm start');
    expect(readme).toContain('npm ci && npm test');
  });

  test.for(Object.entries(settings))('names %s with its default', ([name, { fallback }]) => {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
    expect(row).toContain(fallback === '' ? '*(empty)*' : `\`${fallback}\``);
  });

  test.for(Object.entries({ ...newsPlanSettings, ...relaySettings }))(
    'names %s with its default',
    ([name, fallback]) => {
      expect(readme.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))).toContain(`\`${fallback}\``);
    },
  );

  test('names only commands that exist', () => {
    const commands = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) expect(manifest).toHaveProperty(['scripts', command]);
  });

  test('links only to files that exist', () => {
    const targets = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, target]) => target ?? '');
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });
});
