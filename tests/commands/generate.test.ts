import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generate } from '~scripts/generate/generate';
import { dataFolder } from '~scripts/lib/data-folder';
import { copyProject } from '~tests/support/copy-project';
import { listFiles } from '~tests/support/files';
import { runCommand, runScript } from '~tests/support/run-command';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { writeData } from '~tests/support/write-data';

const folder = createTemporaryFolder(afterAll);
const out = join(folder, '.generated');

/** Copies the test data into the folder, and changes one file. */
function writeChangedData(file: string, edit: (text: string) => string): void {
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  cpSync(dataFolder, join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'data', file), edit(readFileSync(join(folder, 'data', file), 'utf8')));
}

/** Runs a script with one file of the data changed. Returns its exit status and what it printed as errors. */
async function runChanged(file: string, edit: (text: string) => string, script = 'scripts/generate/main.ts') {
  writeChangedData(file, edit);
  const { status, err } = await runScript(script, [], { cwd: folder });
  return { status, printed: err.trim() };
}

// The errors of each file are tested in scripts/generate/content.
test('an error in the data is printed as one line, and the command fails', async () => {
  const result = await runChanged('companies/energy.json', (text) =>
    text.replace('"plate": "soley"', '"plate": "turbine"'),
  );
  expect(result.printed).toMatch(/^[^\n]+$/);
  expect(result.printed).toContain('companies/energy.json: plate: "turbine" is not one of cabotaje');
  expect(result.status).toBe(1);
});

test('the refresh prints the same lines and fails if the regions of the news are invalid', async () => {
  const result = await runChanged(
    'filters.json',
    (text) => text.replace('"phrases"', '"words"'),
    'scripts/news/main.ts',
  );
  expect(result.printed).toMatch(
    /^data\/filters\.json: regions\.0\.phrases: this is missing\n.*words: this key is unknown$/,
  );
  expect(result.status).toBeGreaterThan(0);
});

test('a symbolic link in the data is refused, and its target does not run', async () => {
  writeData(join(folder, 'data'), {});
  renameSync(join(folder, 'data/site.json'), join(folder, 'data/x.cjs'));
  symlinkSync('x.cjs', join(folder, 'data/site.json'));
  const { err, status } = await runScript('scripts/generate/main.ts', [], { cwd: folder });
  expect([status, err]).toEqual([1, 'data/site.json: this is a symbolic link: put a copy of the file in its place\n']);
});

test('files that the operating system adds to the data are ignored and never published', async () => {
  const project = createTemporaryFolder();
  copyProject(project);
  const names = ['Thumbs.db', 'desktop.ini', '.DS_Store'];
  writeData(join(project, 'data'), {});
  const folders = ['data', 'data/companies', 'data/content/en', 'data/news'];
  for (const path of [...folders, 'public', 'public/samples/pictures', 'public/.well-known']) {
    mkdirSync(join(project, path), { recursive: true });
    for (const name of names) writeFileSync(join(project, path, name), '');
  }
  writeFileSync(join(project, 'public/.well-known/assetlinks.json'), '[]');
  const { err, status } = await runCommand(resolve('node_modules/.bin/tsx'), ['scripts/generate/main.ts'], {
    cwd: project,
  });
  expect([status, err]).toEqual([0, '']);
  const published = listFiles(join(project, '.generated/public'));
  expect(published.filter((path) => names.some((name) => path.endsWith(name)))).toEqual([]);
  expect(published).toContain('.well-known/assetlinks.json');
});

test('a build does not write into a folder that contains other files', async () => {
  writeData(join(folder, 'data'), {});
  const directory = join(folder, 'docs');
  const env = { ...process.env, DIST_DIR: directory, NEWS_ALLOW_MISSING: '1' };
  mkdirSync(directory);
  writeFileSync(join(directory, 'letter.txt'), '');
  const { err, status } = await runScript('scripts/build/main.ts', ['--generated', out], { cwd: folder, env });
  expect([status, err]).toEqual([
    1,
    `DIST_DIR: ${directory} holds other files than a built site: name a folder that is empty\n`,
  ]);
  expect(readdirSync(directory)).toEqual(['letter.txt']);
});

/** Reads when each generated file was written, by its path. */
function readWriteTimes(): ReadonlyMap<string, number> {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  return new Map(files.map((file) => [file, statSync(join(out, file)).mtimeMs]));
}

const readGenerated = (file: string) => readFileSync(join(out, file), 'utf8');

test('generation writes modules and files from the data, and leaves unchanged files alone', async () => {
  const source = { dataFolder: join(folder, 'data'), environment: {}, out, now: new Date() };
  const sentence = /(?<="heading": ")[^"]+/;
  writeChangedData('site.json', (text) => text);
  expect((await generate(source)).warnings).toEqual([]);
  const before = readWriteTimes();
  for (const path of ['samples/scheduling.html', 'news-data/all/all.json'])
    expect([path, before.has(`public/${path}`)]).toEqual([path, true]);
  expect(readGenerated('content/es/about.ts')).toContain("export const content: PageContents['about'] = {");

  writeChangedData('content/es/about.json', (text) => text.replace(sentence, 'Otra vez'));
  await generate(source);
  const after = readWriteTimes();
  const changed = [...after.keys()].filter((file) => after.get(file) !== before.get(file) && file.includes('.'));
  expect(changed.toSorted()).toEqual(['content/es/about.ts']);
  expect(readGenerated('content/es/about.ts')).toContain('Otra vez');
});
