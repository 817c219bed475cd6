/** An owner takes a later revision of the code by the lines of docs/upgrade.md. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

/** The lines of git that docs/upgrade.md gives under a heading. */
function linesUnder(heading: string): string {
  const [, section = ''] = readFileSync('docs/upgrade.md', 'utf8').split(`\n## ${heading}\n`);
  const blocks = [...(section.split('\n## ')[0] ?? '').matchAll(/```sh\n([\s\S]+?)```/g)];
  return blocks
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => line.startsWith('git '))
    .join('\n');
}

test('a later revision replaces the code and leaves the data as the owner committed it', async () => {
  const folder = createTemporaryFolder();
  const run = (lines: string) => execFileSync('sh', ['-ec', lines], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const commit = (files: Readonly<Record<string, string>>, message: string) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    run(`git add --all && git commit --quiet --message '${message}'`);
  };
  run(
    'git init --quiet --initial-branch=main && git config user.name Owner && git config user.email owner@owner.example',
  );
  commit({ 'src/a.ts': '1\n', 'data/home.json': 'sample\n', 'data/unwanted.json': 'sample\n' }, 'As it came');
  run('git tag began');
  const later = {
    'src/a.ts': '2\n',
    'src/b.ts': '2\n',
    'data/home.json': 'later\n',
    'data/unwanted.json': 'later\n',
  };
  commit({ ...later, 'data/more.json': 'a sample that no owner has\n' }, 'A later revision');
  // From the template: without our history.
  run('git checkout --quiet --orphan site began && git commit --quiet --message Template');
  rmSync(join(folder, 'data/unwanted.json'));
  commit({ 'data/home.json': 'own\n' }, 'Words of our own');
  run('git tag own');

  run(
    linesUnder('Once')
      .replace(/https:\S+/, '.')
      .replace('COMMIT', 'began'),
  );
  // The merge ends in conflicts, which its next lines settle: the commit fails where one is left.
  run(`set +e\n${linesUnder('Each time')}`);
  expect(run('git status --porcelain')).toBe('');
  expect(run('git diff --name-only own HEAD -- data')).toBe('');
  expect(run("git diff --name-only main HEAD -- . ':!data'")).toBe('');
  expect(run('git log -1 --format=%P').trim().split(' ')).toHaveLength(2);
});
