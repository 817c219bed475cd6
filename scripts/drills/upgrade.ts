/** An owner's repository, all of whose data is changed, takes a later revision of the code as docs/upgrade.md says. */
import type { Copy } from './copy';
import { changeTexts } from './edits';

/** The lines of git that docs/upgrade.md gives under a heading. */
function linesUnder(copy: Copy, heading: string): string {
  const [, section = ''] = copy.read('docs/upgrade.md').split(`\n## ${heading}\n`);
  const blocks = [...(section.split('\n## ')[0] ?? '').matchAll(/```sh\n([\s\S]+?)```/g)];
  const lines = blocks.flatMap(([, block = '']) => block.split('\n')).filter((line) => line.startsWith('git '));
  if (lines.length === 0) throw new Error(`docs/upgrade.md: the drill found no commands under "${heading}"`);
  return lines.join('\n');
}

/** A sample that the owner removes, and a later revision changes: git calls that a conflict of its own kind. */
const unwanted = 'data/unwanted.txt';

/** Ours: other code, other samples, and a sample more. */
function makeLaterRevision(copy: Copy): void {
  changeTexts(copy, 'Later', ['lead', 'text'], 1);
  copy.write(unwanted, 'Changed.\n');
  copy.write('data/more.txt', 'A sample that no owner has.\n');
  copy.edit('src/lib/fold.ts', (text) => `${text}// A later revision.\n`);
  copy.edit('package.json', (text) => text.replace(/"version": "\d+/, '"version": "9'));
  copy.write('docs/later.md', '# A later revision\n');
  copy.commit('A later revision');
}

/** A copy without our history, with words of its own in every file, and a sample less. */
function makeOwnersRepository(copy: Copy): void {
  copy.run('git checkout --quiet --orphan site began');
  copy.commit('From the template');
  copy.remove(unwanted);
  changeTexts(copy, 'New', ['lead', 'text'], 4);
  copy.commit('Words of our own');
  copy.run('git tag own');
}

/** @throws Error where the merge does not keep the data byte for byte, or does not take the code as it is */
export function upgrade(copy: Copy): void {
  copy.write(unwanted, 'A sample.\n');
  copy.commit('The revision that the owner began with');
  copy.run('git tag --force began');
  makeLaterRevision(copy);
  makeOwnersRepository(copy);
  copy.files.clear();

  const once = linesUnder(copy, 'Once')
    .replace(/https:\S+/, '.')
    .replace('COMMIT', 'began');
  // The merge ends in conflicts, which its next lines settle: the commit fails where one is left.
  for (const lines of [once.replaceAll('\n', ' && '), linesUnder(copy, 'Each time')]) copy.run(lines);
  copy.run("git diff --exit-code own HEAD -- data && git diff --exit-code main HEAD -- . ':!data'");
  copy.run('test -z "$(git status --porcelain)"');
}
