/**
 * Run by vitest.config.ts: makes the project that unit tests read, of the tests' own data. Prints the names of the
 * variables that a shell or CI system has set for the site, so that they change no test.
 */
import { join } from 'node:path';
import { settingVariables } from '~scripts/settings/read-settings';
import { copyProject, testProject } from './project';
import { runScript } from './run';
import { writeTestData } from './test-data';

const settings = settingVariables();
const names = Object.keys(process.env).filter(
  (name) => settings.includes(name) || /^(?:NEWS|RELAY)_|^(?:DIST_DIR|EDITOR_REPO|PORT)$/.test(name),
);
for (const name of names) delete process.env[name];

copyProject(testProject);
writeTestData('tests/fixtures/data', 'data', join(testProject, 'data'));
const { status, err } = await runScript('scripts/generate/main.ts', [], { cwd: testProject });
if (status !== 0) throw new Error(`The tests' data cannot be used: ${err}`);
console.log(JSON.stringify(names));
