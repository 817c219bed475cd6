/** Tests the repository of an owner who also changes the code, as docs/code.md teaches. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { nairobi } from '~tests/browser/owners/owners';
import { writeData } from '~tests/browser/owners/write-data';
import { copyProject } from '~tests/support/copy-project';
import { runCommand } from '~tests/support/run-command';
import { replaceInFile, createTemporaryFolder } from '~tests/support/temporary-folder';

/** Folders of the tests that read tables of the code. */
const tableTests = ['src/config', 'src/content', 'src/schemas', 'src/seo', 'src/shared'];

const pressContent = `import type { InferOutput } from 'valibot';
import { heading, sentence } from '~/schemas/fields';
import { page } from '~/schemas/page';

export const ownPressSchema = () => page({ heading: heading(), text: sentence(), linksHeading: heading() });

export const composeOwnPress = (ownPress: InferOutput<ReturnType<typeof ownPressSchema>>) => ownPress;

export type OwnPressContent = ReturnType<typeof composeOwnPress>;
`;

const pressPage = `import { PageHead } from '~/seo/PageHead';
import type { OwnPressContent } from './ownPress.node.ts';

export function OwnPressPage({ content }: { readonly content: OwnPressContent }) {
  return <PageHead page="ownPress" meta={content.meta} />;
}
`;

/** Changes the tag of a language, and adds a page. */
function changeSite(folder: string): void {
  const inFolder = (path: string) => join(folder, path);
  replaceInFile(inFolder('data/content/en/language.json'), 'en-US', 'en-KE');
  replaceInFile(
    inFolder('src/content/pageTable.ts'),
    /\n {2}privacy: \{/,
    "\n  ownPress: { path: '/own-press', linkedFrom: ['footer'] },$&",
  );
  const contents = inFolder('src/pages/pages.node.ts');
  replaceInFile(
    contents,
    /\nimport \{ composePortfolio/,
    "\nimport { composeOwnPress, ownPressSchema } from './ownPress/ownPress.node.ts';$&",
  );
  replaceInFile(contents, /\n {2}notFound: /, '\n  ownPress: { schema: ownPressSchema, compose: composeOwnPress },$&');
  const loader = "() => import('~/pages/ownPress/OwnPressPage').then((module) => module.OwnPressPage)";
  replaceInFile(inFolder('src/app/pageLoaders.ts'), /\n {2}NotFoundPage: /, `\n  OwnPressPage: ${loader},$&`);
  mkdirSync(inFolder('src/pages/ownPress'));
  writeFileSync(inFolder('src/pages/ownPress/ownPress.node.ts'), pressContent);
  writeFileSync(inFolder('src/pages/ownPress/OwnPressPage.tsx'), pressPage);
  cpSync(inFolder('data/content/en/notFound.json'), inFolder('data/content/en/ownPress.json'));
}

test('with another language tag and a new page, the data check, the type check and the tests of tables pass', async () => {
  const folder = createTemporaryFolder();
  copyProject(folder);
  for (const part of ['src', 'tests', 'vitest.config.ts']) cpSync(part, join(folder, part), { recursive: true });
  const site = { ...Object(nairobi.changes['site.json']), header: ['ownPress', 'contact'] };
  writeData(join(folder, 'data'), { ...nairobi.changes, 'site.json': site }, nairobi.replacedWords);
  changeSite(folder);
  const { PATH, HOME } = process.env;
  const runTool = async (tool: string, ...parameters: readonly string[]) => {
    const options = { cwd: folder, env: { PATH, HOME, NO_COLOR: '1' } };
    const { err, out, status } = await runCommand(resolve('node_modules/.bin', tool), parameters, options);
    return status === 0 ? '' : out + err;
  };
  expect(await runTool('tsx', 'scripts/generate/main.ts')).toBe('');
  const tests = runTool('vitest', 'run', '--project', 'dom', '--project', 'unit', ...tableTests);
  expect(await Promise.all([runTool('tsc'), tests])).toEqual(['', '']);
});
