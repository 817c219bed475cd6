/**
 * Run by vitest.config.ts: makes the project that unit tests read. Prints the names of the variables that a shell or CI
 * system has set for the site, so that they change no test.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, testProject } from './project';
import { runScript } from './run';
import { settingVariables } from './settings';

/** Texts that the check takes for another language's. */
function translated(text: string, language: string): string {
  return JSON.stringify(
    JSON.parse(text, (_key, value) => (typeof value === 'string' ? `${value} (${language})` : value)),
  );
}

/** Writes tests/fixtures/data and, of the owner's data, the words of pages that an owner has added. */
function writeTestData(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('tests/fixtures/data', folder, { recursive: true });
  const own = 'data/content';
  const languages = readdirSync(own);
  for (const language of readdirSync(join(folder, 'content'))) {
    const into = join(folder, 'content', language);
    // A page may have words in the published languages alone, and stands in for itself in the others.
    for (const from of [language, ...languages].filter((name) => existsSync(join(own, name))))
      for (const file of readdirSync(join(own, from)).filter((name) => !existsSync(join(into, name)))) {
        const text = readFileSync(join(own, from, file), 'utf8');
        writeFileSync(join(into, file), from === language ? text : translated(text, language));
      }
  }
}

const names = Object.keys(process.env).filter(
  (name) => settingVariables.includes(name) || /^(?:NEWS|RELAY)_|^(?:DIST_DIR|EDITOR_REPO|PORT)$/.test(name),
);
for (const name of names) delete process.env[name];

copyProject(testProject);
writeTestData(join(testProject, 'data'));
const { status, err } = await runScript('scripts/generate/main.ts', [], { cwd: testProject });
if (status !== 0) throw new Error(`The tests' data cannot be used: ${err}`);
console.log(JSON.stringify(names));
