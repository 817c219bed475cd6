import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { newsCallsPerDay } from '~/config/limits';
import { settingsFileSchema, settingVariables } from '~/content/settings';
import { scripts } from '../../package.json';

const pages = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
];

function findMatches(page: string, pattern: RegExp): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, match = '']) => match);
}

/** Returns the fragments that GitHub gives to the headings of a page. */
const getFragments = (file: string) =>
  findMatches(file, /^#+ (.+)$/gm).map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test('docs link only to files and headings that exist', () => {
  const brokenLinks = [...pages, 'SECURITY.md'].flatMap((page) =>
    // Examples of Markdown end with a backtick.
    findMatches(page, /\]\((?!https?:)([^)]+)\)(?!`)/g).filter((link) => {
      const [path = '', heading] = link.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      return !existsSync(file) || (heading !== undefined && !getFragments(file).includes(heading));
    }),
  );
  expect(brokenLinks).toEqual([]);
});

const sources = ['.github', 'public', 'src', 'scripts', 'relay', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|ya?ml|svg|html)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Files that the docs create as examples. */
const isExample = (path: string) => /careers|Offices|new-harbour/.test(path);

test('docs and comments name only npm scripts, source files and sections that exist', () => {
  const missingNames = [...pages, ...sources].flatMap((file) => {
    // Tests may name files that do not exist.
    const paths = /\.test\.tsx?$/.test(file)
      ? []
      : findMatches(
          file,
          /(?<![\w/.-])((?:data|docs|public|relay|scripts|src|tests)\/[\w./-]+\.(?:json|md|svg|tsx?))\b/g,
        );
    const commands = findMatches(file, /`npm run (?:--silent )?([\w:]+)/g);
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
  expect(missingNames).toEqual([]);
});

test('docs name only environment variables that something reads', () => {
  const code = sources
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // The last one is read by Netlify and Cloudflare Pages.
  const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(code) || name === 'NODE_VERSION';
  const variables = pages.flatMap((page) => findMatches(page, /`([A-Z]+(?:_[A-Z]+)+)\b/g));
  expect(variables.length).toBeGreaterThan(10);
  expect(variables.filter((name) => !isRead(name))).toEqual([]);
});

test('docs/news.md names the calls of the plan by default', () => {
  const [row] = findMatches('docs/news.md', /^(\| `NEWS_CALLS_PER_DAY` \|.*)$/gm);
  expect(row).toContain(`\`${newsCallsPerDay}\``);
});

test('docs/data.md lists every key of data/site.json in the order of its schema, with its variable', () => {
  const rows = findMatches('docs/data.md', /^(\| `[a-z]\w*` \|.*)$/gm);
  expect(
    rows.map((row) =>
      row
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim().replaceAll('`', '')),
    ),
  ).toEqual(
    Object.keys(settingsFileSchema(new Date()).pipe[1].entries).map((key) => [key, settingVariables.get(key) ?? '']),
  );
});
