/** Tests everything that is built, of the sample and of the second site: each page is opened once, and each file read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getSiteUrl, type OpenPage, openPage } from '~tests/support/browser';
import { getDataFolder, getDistFolder, hashFiles, secrets } from '~tests/support/builds';
import { crawl } from '~tests/support/crawl';
import { listFiles } from '~tests/support/files';
import { findViolations, getHorizontalOverflow, goto, loadPictures } from '~tests/support/pages';
import { readSettings } from '~tests/support/site';

/** Lists the documents to open, in the default language: without selections of the news, copies and redirects. */
function listPageFiles(directory: string): readonly string[] {
  return listFiles(directory).filter(
    (file) =>
      file.endsWith('.html') &&
      !/(?:^|\/)(?:news|samples|es|fr)\//.test(file) &&
      !/\w\/index\.html$/.test(file) &&
      !readFileSync(join(directory, file), 'utf8').includes('http-equiv="refresh"'),
  );
}

/** Opens each page and returns its faults: broken pictures, headings, sideways scrolling, placeholders and violations. */
async function findPageProblems(opened: OpenPage, url: string, files: readonly string[]): Promise<readonly string[]> {
  const { page } = opened;
  const problems: string[] = [];
  for (const file of files) {
    await goto(page, file.replace(/(?:(?<=^|\/)index)?\.html$/, ''), url);
    await loadPictures(page);
    const [sideways, headings] = [await getHorizontalOverflow(page), await page.locator('h1').count()];
    if (sideways !== 0 || headings !== 1) problems.push(`${file}: ${sideways} px to the side, ${headings} headings`);
    const text = await page.locator('body').innerText();
    problems.push(...(text.match(/\{[a-zA-Z]+\}/g) ?? []).map((placeholder) => `${file}: ${placeholder}`));
    if (!/^(?:contact|index|terms)\.html$/.test(file)) continue;
    problems.push(...(await findViolations(opened)).map((violation) => `${file}: ${violation}`));
  }
  return problems;
}

/** The paths of the files that contain a text; read byte by byte, so that pictures and fonts are searched too. */
function findFilesMatching(directory: string, pattern: RegExp): readonly string[] {
  return listFiles(directory).filter((file) => pattern.test(readFileSync(join(directory, file), 'latin1')));
}

const sites = await Promise.all(['site', 'second'].map(async (name) => ({ name, url: await getSiteUrl(name) })));

describe.each(sites)('the site $name', ({ name, url }) => {
  const directory = getDistFolder(name);

  test('shows every page without errors in a narrow window and in the dark, though no other host responds', async (context) => {
    const opened = await openPage(context, {
      siteUrl: url,
      width: 320,
      colorScheme: 'dark',
      allowedProblems: [/^response: 404 GET \S+\/404$/, /^external: /],
    });
    const files = listPageFiles(directory);
    expect(files).toEqual(expect.arrayContaining(['404.html', 'about.html', 'contact.html', 'index.html']));
    expect(await findPageProblems(opened, url, files)).toEqual([]);
  });

  test('links only to files that exist, by addresses that are valid at any depth', async () => {
    const settings = readSettings({}, getDataFolder(name));
    const { paths, lostAddresses } = await crawl(directory, settings.url + settings.basePath);
    // The address of the relay is no file.
    expect(lostAddresses.filter((line) => !line.includes(': /news-relay/'))).toEqual([]);
    for (const kind of [/\.js$/, /\.svg$/, /\.xml$/, /\/share\.png$/, /\/about$/])
      expect([...paths.keys()]).toContainEqual(expect.stringMatching(kind));
  });

  test('contains no secret, path, source, source map or environment variable of the build', () => {
    const files = listFiles(directory);
    expect(files.filter((path) => /\.(?:map|tsx?|log)$|(?:^|\/)\.(?!well-known)/.test(path))).toEqual([]);
    expect(findFilesMatching(directory, new RegExp([process.cwd(), ...Object.values(secrets)].join('|')))).toEqual([]);
    const names = Object.keys(secrets).map((secret) => String.raw`\b${secret}\b`);
    const sources = /\bsrc\/[\w/-]+\.tsx?\b|node_modules\/|file:\/\/\/|sourceMappingURL|"sourcesContent"/.source;
    const traces = new RegExp([...names, sources, String.raw`process\.env|import\.meta\.env`].join('|'));
    expect(findFilesMatching(directory, traces)).toEqual([]);
  });
});

test('a release whose day has not come is in no file, and has none', () => {
  const directory = getDistFolder('second');
  const findTraces = (trace: RegExp) => [
    ...listFiles(directory).filter((file) => trace.test(file)),
    ...findFilesMatching(directory, trace),
  ];
  expect(findTraces(/quintuplezebra|results-2099/i)).toEqual([]);
  // A release whose day has come is found in both ways.
  expect(findTraces(/new-quay/)).toEqual(expect.arrayContaining(['press/new-quay.html', 'press.html']));
});

test('a build in another folder and environment has the same bytes', async () => {
  await getSiteUrl('src');
  const digests = hashFiles(getDistFolder('second'));
  expect(Object.keys(digests).length).toBeGreaterThan(50);
  expect(hashFiles(getDistFolder('src'))).toEqual(digests);
});
