import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { newsPlanSettings } from '~/config/newsPlan';
import { type Setting, settingList } from '~/config/settings';
import { relaySettings } from '../../relay/settings';

const pages = ['README.md', ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];
const readme = readFileSync('README.md', 'utf8');
const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));

function matchesIn(page: string, pattern: RegExp): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, match = '']) => match);
}

test('the README gives the two commands', () => {
  expect(readme).toContain('npm ci && npm start');
  expect(readme).toContain('npm ci && npm test');
});

test.for(pages)('%s names only npm scripts and files that exist', (page) => {
  for (const script of matchesIn(page, /npm run (?:--silent )?([\w:]+)/g))
    expect(manifest).toHaveProperty(['scripts', script]);
  const links = matchesIn(page, /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g).map((link) => join(dirname(page), link));
  const scripts = matchesIn(page, /npx tsx ([\w./-]+)/g);
  expect([...links, ...scripts].filter((path) => !existsSync(path))).toEqual([]);
});

test('docs/guarantees.md lists every test file, and no other', () => {
  const tests = ['src', 'scripts', 'relay', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const listed = matchesIn('docs/guarantees.md', /`([^`]+\.test\.tsx?)`/g);
  expect(listed.toSorted()).toEqual(tests.filter((file) => /\.test\.tsx?$/.test(file)).toSorted());
});

const defaults: Readonly<Record<string, string>> = {
  ...newsPlanSettings,
  ...relaySettings,
};

test.for(Object.entries(defaults))('docs/settings.md has %s with its default', ([name, value]) => {
  const [row] = matchesIn('docs/settings.md', new RegExp(`^(\\| \`${name}\` \\|.*)$`, 'gm'));
  expect(row).toContain(value === '' ? '*(empty)*' : `\`${value}\``);
});

/** `| `social.x` | `SOCIAL_X` | *(empty)* | … |` */
function rowOf({ description, isNeeded, otherwise, path, variable }: Setting): string {
  const value = otherwise === undefined || otherwise === '' ? '*(empty)*' : `\`${JSON.stringify(otherwise)}\``;
  return `| \`${path}\` | ${variable === undefined ? '' : `\`${variable}\` `}| ${isNeeded ? '*needed*' : value} | ${description} |`;
}

test('docs/settings.md has every key of data/site.json in the order of the schema, as the schema has it', () => {
  const rows = matchesIn('docs/settings.md', /^(\| `[a-z][\w.]*` \|.*)$/gm);
  expect(rows).toEqual(settingList().map(rowOf));
});
