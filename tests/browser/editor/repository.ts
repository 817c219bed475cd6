/** A repository in the browser's own file system, in the place of the folder that an officer chooses. */
import type { Page } from 'playwright-core';
import { dataFolder } from '~scripts/lib/data-folder';
import { readFiles } from '~tests/support/files';
import { addInitScript } from '~tests/support/simulate-failures';

/** Path in the repository → text. */
export type Files = Readonly<Record<string, string>>;

/** What an owner edits, as the repository has it. */
export function readOwnerFiles(): Files {
  const files = [...readFiles(dataFolder)].filter(([path]) => path.endsWith('.json') && !path.startsWith('news/'));
  return Object.fromEntries(files.map(([path, text]) => [`data/${path}`, text]));
}

declare const fileAt: (path: string) => Promise<FileSystemFileHandle>;
declare const showDirectoryPicker: () => Promise<FileSystemDirectoryHandle>;

/** The dialog that chooses a folder answers with the repository of the origin, whose files are found by their paths. */
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

/** Writes the repository; its folder `.git` is how the editor knows one. */
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

/** The files of the repository, read back. */
export async function readRepository(page: Page, paths: readonly string[]): Promise<Files> {
  const texts = await page.evaluate(
    (paths) =>
      Promise.all(paths.map(async (path) => [path, await (await (await fileAt(path)).getFile()).text()] as const)),
    paths,
  );
  return Object.fromEntries(texts);
}
