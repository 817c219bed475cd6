/** An owner's repository, all of whose data is changed, takes a later revision of the code as docs/upgrade.md says. */
import type { Copy } from './copy';

const author = {
  GIT_AUTHOR_NAME: 'Owner',
  GIT_AUTHOR_EMAIL: 'owner@owner.example',
  GIT_COMMITTER_NAME: 'Owner',
  GIT_COMMITTER_EMAIL: 'owner@owner.example',
};

/** The lines of git that docs/upgrade.md gives under a heading. */
function linesUnder(copy: Copy, heading: string): string {
  const [, section = ''] = copy.read('docs/upgrade.md').split(`\n## ${heading}\n`);
  const blocks = [...(section.split('\n## ')[0] ?? '').matchAll(/```sh\n([\s\S]+?)```/g)];
  const lines = blocks.flatMap(([, block = '']) => block.split('\n')).filter((line) => line.startsWith('git '));
  if (lines.length === 0) throw new Error(`docs/upgrade.md: the drill found no commands under "${heading}"`);
  return lines.join('\n');
}

function commitAll(copy: Copy, message: string): void {
  copy.run(`git add --all && git commit --quiet --message '${message}'`, author);
}

/** Changes sentences of every file that an owner edits, and each of its lines; the refresh writes those of the news. */
function changeData(copy: Copy, word: string, indent: number): void {
  const paths = copy.list('data').filter((path) => path.endsWith('.json') && !path.startsWith('data/news/'));
  for (const path of paths) {
    const keys = path === 'data/site.json' ? ['brand'] : ['lead', 'text'];
    const change = (key: string, value: unknown) =>
      typeof value === 'string' && keys.includes(key) ? `${word} ${value}` : value;
    copy.edit(path, (text) => `${JSON.stringify(JSON.parse(text), change, indent)}\n`);
  }
}

/** A sample that the owner removes, and a later revision changes: git calls that a conflict of its own kind. */
const unwanted = 'data/unwanted.txt';

/** Ours: other code, other samples, and a sample more. */
function makeLaterRevision(copy: Copy): void {
  changeData(copy, 'Later', 1);
  copy.write(unwanted, 'Changed.\n');
  copy.write('data/more.txt', 'A sample that no owner has.\n');
  copy.edit('src/lib/fold.ts', (text) => `${text}// A later revision.\n`);
  copy.edit('package.json', (text) => text.replace(/"version": "\d+/, '"version": "9'));
  copy.write('docs/later.md', '# A later revision\n');
  commitAll(copy, 'A later revision');
}

/** A copy without our history, with words of its own in every file, and a sample less. */
function makeOwnersRepository(copy: Copy): void {
  copy.run('git checkout --quiet --orphan site began', author);
  commitAll(copy, 'From the template');
  copy.remove(unwanted);
  changeData(copy, 'New', 4);
  commitAll(copy, 'Words of our own');
  copy.run('git tag own', author);
}

/** @throws Error where the merge does not keep the data byte for byte, or does not take the code as it is */
export function upgrade(copy: Copy): void {
  // The link to the packages is none of the folder that git ignores.
  copy.run('echo node_modules >> .git/info/exclude && git symbolic-ref HEAD refs/heads/main', author);
  copy.write(unwanted, 'A sample.\n');
  commitAll(copy, 'The revision that the owner began with');
  copy.run('git tag began', author);
  makeLaterRevision(copy);
  makeOwnersRepository(copy);
  copy.files.clear();

  const once = linesUnder(copy, 'Once')
    .replace(/https:\S+/, '.')
    .replace('COMMIT', 'began');
  // The merge ends in conflicts, which its next lines settle: the commit fails where one is left.
  for (const lines of [once.replaceAll('\n', ' && '), linesUnder(copy, 'Each time')]) copy.run(lines, author);
  copy.run("git diff --exit-code own HEAD -- data && git diff --exit-code main HEAD -- . ':!data'", author);
  copy.run('test -z "$(git status --porcelain)"', author);
}
