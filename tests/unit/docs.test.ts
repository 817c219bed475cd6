import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { newsPlanSettings } from '~/shared/news/newsPlan';
import { type Setting, settingList } from '~scripts/settings/read-settings';
import { scripts } from '../../package.json';
import { relaySettings } from '../../relay/settings';

const pages = ['README.md', ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];
const readme = readFileSync('README.md', 'utf8');

function matchesIn(page: string, pattern: RegExp): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, match = '']) => match);
}

test('the README gives the two commands', () => {
  expect(readme).toContain('npm ci && npm start');
  expect(readme).toContain('npm ci && npm test');
});

/** Headings as GitHub names them in addresses. */
const headingsOf = (file: string) =>
  matchesIn(file, /^#+ (.+)$/gm).map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test('docs link only to files and headings that exist', () => {
  const lost = [...pages, 'SECURITY.md'].flatMap((page) =>
    matchesIn(page, /\]\((?!https?:)([^)]+)\)/g).filter((link) => {
      const [path = '', heading] = link.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      return !existsSync(file) || (heading !== undefined && !headingsOf(file).includes(heading));
    }),
  );
  expect(lost).toEqual([]);
});

const sources = ['.github', 'src', 'scripts', 'relay', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|ya?ml)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Whether a path is of a page that a recipe adds. */
const isExample = (path: string) => /\/press/i.test(path);

test('docs and code name only npm scripts, sources and sections that exist', () => {
  const lost = [...pages, ...sources].flatMap((file) => {
    // Tests invent some.
    const paths = /\.test\.tsx?$/.test(file)
      ? []
      : matchesIn(file, /\b((?:src|scripts|relay|tests)\/[\w./-]+\.tsx?)\b/g);
    const commands = matchesIn(file, /`npm run (?:--silent )?([\w:]+)/g);
    const sections = [...readFileSync(file, 'utf8').matchAll(/(docs\/\w+\.md), "([^"]+)"/g)];
    const missing = [
      ...sections
        .filter(([, page = '', heading]) => !readFileSync(page, 'utf8').includes(`## ${heading}\n`))
        .map(String),
      ...paths.filter((path) => !existsSync(path) && !isExample(path)),
      ...commands.filter((script) => !Object.hasOwn(scripts, script)),
    ];
    return missing.map((name) => `${file}: ${name}`);
  });
  expect(lost).toEqual([]);
});

test('docs/guarantees.md names a folder for every test, and only folders with tests', () => {
  const tests = sources.filter((file) => /\.test\.tsx?$/.test(file));
  const named = matchesIn('docs/guarantees.md', /`([a-z][\w/.-]*)`(?=.*\|$)/gm).map((folder) => `${folder}/`);
  expect(tests.filter((file) => !named.some((folder) => file.startsWith(folder)))).toEqual([]);
  expect(named.filter((folder) => !tests.some((file) => file.startsWith(folder)))).toEqual([]);
});

test('docs/settings.md has the settings of refresh and relay with their defaults', () => {
  for (const [name, value] of Object.entries({ ...newsPlanSettings, ...relaySettings })) {
    const [row] = matchesIn('docs/settings.md', new RegExp(`^(\\| \`${name}\` \\|.*)$`, 'gm'));
    expect(row).toContain(value === '' ? '*(empty)*' : `\`${value}\``);
  }
});

/** `| `social.x` | `SOCIAL_X` | *(empty)* | … |` */
function rowOf({ description, isNeeded, otherwise, path, variable }: Setting): string {
  const value = otherwise === undefined || otherwise === '' ? '*(empty)*' : `\`${JSON.stringify(otherwise)}\``;
  return `| \`${path}\` | ${variable === undefined ? '' : `\`${variable}\` `}| ${isNeeded ? '*needed*' : value} | ${description} |`;
}

test('docs/settings.md has every key of data/site.json in the order of the schema, as the schema has it', () => {
  const rows = matchesIn('docs/settings.md', /^(\| `[a-z][\w.]*` \|.*)$/gm);
  expect(rows).toEqual(settingList.map(rowOf));
});
