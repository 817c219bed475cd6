/** Compares the content of pages with that of the earlier layer (scripts/generate/content), which goes after the switch. */
import { expect, test } from 'vitest';
import { composeContent } from '~scripts/generate/content/compose';
import { readData } from '~scripts/generate/content/read-data';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { testNow } from '~tests/support/edited-data';
import { getRemainingData } from '~tests/support/remaining-data';
import { composeData } from './load';
import { readFolder } from './readFolder';

/** Paths of what the earlier layer has for parts that the site is losing, or has in another form. */
const different: readonly RegExp[] = [
  /^shell\.(?:links|announcement|consent|shareImageAlt)/,
  /^shell\.pages\.(?:accessibility|messageSent|messageFailed|pages|press)/,
  /^home\.sections/,
  /^contact\.(?:form\.(?:subjects|posting)|scheduling\.ask)/,
  // Without releases the earlier layer has no press page.
  /^press\./,
  // The day of a release begins in New York, and no longer in UTC.
  /^published$/,
  /^accessibility|^messageSent|^messageFailed|^press\//,
];

/** Lists every value that is no object, with its path. */
function listValues(value: unknown, path: string): readonly (readonly [path: string, value: unknown])[] {
  if (different.some((pattern) => pattern.test(path)) || value === undefined) return [];
  if (typeof value === 'string') return [[path, value.replaceAll('\u2060', '')]];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => listValues(part, path === '' ? key : `${path}.${key}`));
}

const values = (all: object) => Object.fromEntries(listValues(all, ''));

const folder = readFolder('data', ['news']);
const { contents } = composeData(
  { ...folder, value: { ...Object(getRemainingData(folder.value)) } },
  { environment: {}, now: testNow },
);
const siteSettings = readSiteSettings({ dataFolder: 'data', environment: {}, now: testNow });
const data = readData(siteSettings);

test.for(['en', 'es', 'fr'] as const)('the content in %s is that of the earlier layer', (language) => {
  const earlier = composeContent(data, language, siteSettings);
  const { pages, shell, releases } = contents[language];
  expect(values({ ...pages, shell })).toEqual(values({ ...earlier.pages, shell: earlier.shell }));
  for (const [name, release] of releases)
    expect(listValues(release, '')).toEqual(listValues(earlier.pages[`press/${name}`], ''));
});
