/** A repository in the browser's private file system, which replaces the folder that the editor's user chooses. */
import type { Page } from 'playwright-core';
import type { TestContext } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { openPage } from '~tests/support/browser';
import { startDevServer } from '~tests/support/dev-server';
import { readFiles } from '~tests/support/files';
import { addInitScript } from '~tests/support/simulate-failures';
import { testFolder } from '~tests/support/test-folder';

/** Texts by their paths in the repository. */
export type Files = Readonly<Record<string, string>>;

/** Reads the files that an owner edits. */
export function readOwnerFiles(): Files {
  const files = [...readFiles(dataFolder)].filter(([path]) => path.endsWith('.json') && !path.startsWith('news/'));
  return Object.fromEntries(files.map(([path, text]) => [`data/${path}`, text]));
}

declare const fileAt: (path: string) => Promise<FileSystemFileHandle>;
declare const showDirectoryPicker: () => Promise<FileSystemDirectoryHandle>;

/** Makes the dialog for choosing a folder return the repository, and adds `fileAt`, which finds a file by its path. */
const chooseRepository = addInitScript(() =>
  Object.assign(window, {
    showDirectoryPicker: async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('repository', { create: true }),
    fileAt: async (path: string) => {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = await showDirectoryPicker();
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      return folder.getFileHandle(name, { create: true });
    },
  }),
);

/** Writes the repository, with a folder `.git`, by which the editor recognises a repository. */
async function writeRepository(page: Page, files: Files): Promise<void> {
  await page.evaluate(
    async (texts) => {
      for (const [path, text] of texts) {
        const writable = await (await fileAt(path)).createWritable();
        await writable.write(text);
        await writable.close();
      }
    },
    Object.entries({ ...files, '.git/HEAD': 'ref: refs/heads/main\n' }),
  );
}

/** Requests of Sveltia CMS to other hosts, which the policy of its document blocks: for the state of GitHub, and for fonts. */
export const editorRequests = [
  /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/,
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\//,
];

/** Opens the editor with a repository of these files, up to the list of its pages. */
export async function openEditor(test: TestContext, files: Files) {
  const siteUrl = await startDevServer(test, { folder: testFolder, hasEditor: true });
  const { page } = await openPage(test, {
    siteUrl,
    // The window is high, because a field is rendered only when it is in view.
    width: 1400,
    height: 2400,
    path: 'admin/',
    allowedProblems: editorRequests,
    setupContext: chooseRepository,
  });
  await writeRepository(page, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('row', { name: 'About' }).waitFor();
  return { page, siteUrl };
}

/** Reads files of the repository. */
export async function readRepository(page: Page, paths: readonly string[]): Promise<Files> {
  const texts = await page.evaluate(
    (paths) =>
      Promise.all(paths.map(async (path) => [path, await (await (await fileAt(path)).getFile()).text()] as const)),
    paths,
  );
  return Object.fromEntries(texts);
}
