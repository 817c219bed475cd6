/** A repository in the browser's private file system, which replaces the folder that the editor's user chooses. */
import type { Page } from 'playwright-core';
import { dataFolder } from '~scripts/lib/data-folder';
import { readFiles } from '~tests/support/files';
import { addInitScript } from '~tests/support/simulate-failures';

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
export const chooseRepository = addInitScript(() =>
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
export async function writeRepository(page: Page, files: Files): Promise<void> {
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

/** Reads files of the repository. */
export async function readRepository(page: Page, paths: readonly string[]): Promise<Files> {
  const texts = await page.evaluate(
    (paths) =>
      Promise.all(paths.map(async (path) => [path, await (await (await fileAt(path)).getFile()).text()] as const)),
    paths,
  );
  return Object.fromEntries(texts);
}

/** Requests of Sveltia CMS to other hosts, which the policy of its document blocks: for the state of GitHub, and for fonts. */
export const editorRequests = [
  /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/,
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\//,
];
