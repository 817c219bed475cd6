import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { dataFolder } from '~/config/dataFolder';
import { jsonSchemas } from '~scripts/check/json-schemas';
import { writeData } from '~tests/browser/own/write-data';
import { withFolder } from '~tests/support/folder';
import { runScript } from '~tests/support/run';

/** What a script prints of a copy of the data with one file changed, and how it ends. */
function checkChanged(file: string, edit: (text: string) => string, script = 'scripts/check/main.ts') {
  return withFolder(async (folder) => {
    cpSync(dataFolder, folder, { recursive: true, filter: (path) => !path.endsWith('/news') });
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
    const { status, err } = await runScript(script, [], { env: { ...process.env, SITE_DATA: folder } });
    return { status, line: err.trim().replace(`${folder}/`, '') };
  });
}

// Faults of sentences are in scripts/content/content.test.ts.
test.concurrent.for([
  [
    'companies/energy.json',
    /"company-energy"/,
    '"turbine"',
    'companies/energy.json: picture.name: there is no picture "turbine": put',
  ],
  [
    'filters.json',
    '"serviceName": "tech"',
    '"theNewsApi": "tech"',
    'filters.json: categories.4.theNewsApi: this key is unknown',
  ],
  ['site.json', '"about"', '"abuot"', 'site.json: header.1: there is no page "abuot"'],
  ['site.json', /"#[\dA-F]{6}"/i, '"blue"', 'site.json: themeColor: "blue" is not a colour such as #004AAD'],
  [
    'site.json',
    '"Newsreader"',
    '"Comic Sans"',
    'data/site.json: fonts.headings: "Comic Sans" is not installed: npm install',
  ],
] as const)('a fault of %s ends the check with one line', async ([file, from, to, line], { expect }) => {
  const checked = await checkChanged(file, (text) => text.replace(from, to));
  expect(checked.line).toMatch(/^[^\n]+$/);
  expect(checked.line).toContain(line);
  expect(checked.status).toBe(1);
});

test.concurrent.for(['scripts/news/main.ts', 'scripts/doctor/main.ts', 'relay/node/main.ts'])(
  '%s ends with the same line where regions of the news cannot be used',
  async (script, { expect }) => {
    const checked = await checkChanged('filters.json', (text) => text.replace('"phrases"', '"words"'), script);
    expect(checked.line).toMatch(/^filters\.json: regions\.0\.phrases: this is missing\n.*words: this key is unknown$/);
    expect(checked.status).toBeGreaterThan(0);
  },
);

test('the doctor ends with one line where a setting cannot be used, and says nothing of news that are off', () =>
  withFolder(async (data) => {
    await writeData(data, { 'site.json': { features: { news: false } } });
    const examine = (environment: Readonly<Record<string, string>>) =>
      runScript('scripts/doctor/main.ts', ['--online'], {
        env: { ...process.env, SITE_DATA: data, NEWS_API_TOKEN: 'secret', ...environment },
      });
    const { out } = await examine({});
    expect(out).toMatch(/^sample +email: .+\n +Set it to your e-mail address\.$/m);
    expect(out).not.toMatch(/^\w+ +(?:news|token|schedule|relay): /m);
    const { err, status } = await examine({ CONTACT_EMAIL: 'nobody' });
    expect([status, err]).toEqual([1, 'CONTACT_EMAIL: "nobody" is not an e-mail address\n']);
  }));

test('code editors complete the data by the schemas that it is checked by', async () => {
  const schemas = jsonSchemas();
  const mapped = [...readFileSync('.vscode/settings.json', 'utf8').matchAll(/\.cache\/schemas\/(\w+)\.json/g)];
  expect(mapped.map(([, name = '']) => name).filter((name) => !schemas.has(name))).toEqual([]);

  for (const schema of schemas.values()) new Ajv({ strict: false }).compile(schema);
  const site = schemas.get('site') ?? {};
  expect(site).toMatchObject({
    properties: { brand: { title: 'Brand', description: 'the company’s name, up to 40 characters' } },
  });
  const isRight = new Ajv({ strict: false }).compile(site);
  const data: object = JSON.parse(readFileSync(join(dataFolder, 'site.json'), 'utf8'));
  expect(isRight(data)).toBe(true);
  expect(isRight({ ...data, colour: '#123456' })).toBe(false);
  expect(isRight({ ...data, languages: ['xx'] })).toBe(false);

  const about: object = JSON.parse(readFileSync(join(dataFolder, 'content/en/about.json'), 'utf8'));
  const isPage = new Ajv({ strict: false }).compile(schemas.get('about') ?? {});
  expect(isPage(about)).toBe(true);
  expect(isPage({ ...about, subtitle: 'Hello' })).toBe(false);
  expect(isPage({ ...about, hero: { heading: '', tagline: 'Hello' } })).toBe(false);
  expect(isPage({ ...about, hero: { heading: 'About {brnad}', tagline: 'Hello' } })).toBe(false);
});
