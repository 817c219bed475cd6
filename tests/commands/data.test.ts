import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataFolder } from '~scripts/folders';
import { runScript } from '~tests/support/run-command';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { writeData } from '~tests/support/write-data';

const folder = createTemporaryFolder(afterAll);

/** Copies the test data into the folder, and changes one file. */
function writeChangedData(file: string, edit: (text: string) => string): void {
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  cpSync(dataFolder, join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'data', file), edit(readFileSync(join(folder, 'data', file), 'utf8')));
}

/** Runs a script with one file of the data changed. Returns its exit status and what it printed as errors. */
async function runChanged(file: string, edit: (text: string) => string, script = 'scripts/check-data.ts') {
  writeChangedData(file, edit);
  const { status, err } = await runScript(script, [], { cwd: folder });
  return { status, printed: err.trim() };
}

// The errors of each file are tested in src/content.
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
  const { err, status } = await runScript('scripts/check-data.ts', [], { cwd: folder });
  expect([status, err]).toEqual([1, 'data/site.json: this is a symbolic link: put a copy of the file in its place\n']);
});

// The folder `public` has a manifest too.
test.for(['letter.txt', 'site.webmanifest'])('a build does not write into a folder with a file %s', async (file) => {
  writeData(join(folder, 'data'), {});
  const directory = createTemporaryFolder();
  const env = { ...process.env, DIST_DIR: directory };
  writeFileSync(join(directory, file), '');
  const { err, status } = await runScript('scripts/build/main.ts', [], { cwd: folder, env });
  expect([status, err]).toEqual([
    1,
    `DIST_DIR: ${directory} holds files, but no whole built site: delete it, or choose an empty folder\n`,
  ]);
  expect(readdirSync(directory)).toEqual([file]);
});
