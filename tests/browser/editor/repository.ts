/** A repository in the browser's own file system, in the place of the folder that an officer chooses. */
import type { Page } from 'playwright-core';
import { dataFolder } from '~scripts/lib/data-folder';
import { withScript } from '~tests/support/faults';
import { textsOf } from '~tests/support/files';

/** Path in the repository → text. */
export type Files = Readonly<Record<string, string>>;

/** What an owner edits, as the repository has it. */
export function ownersFiles(): Files {
  const files = [...textsOf(dataFolder)].filter(([path]) => path.endsWith('.json') && !path.startsWith('news/'));
  return Object.fromEntries(files.map(([path, text]) => [`data/${path}`, text]));
}

/** The dialog that chooses a folder answers with the repository of the origin. */
export const chooseRepository = withScript(() =>
  Object.assign(window, {
    showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('repository'),
  }),
);

/** Writes the repository; its folder `.git` is how the editor knows one. */
export async function writeRepository(page: Page, files: Files): Promise<void> {
  await page.evaluate(
    async (texts) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('repository', { create: true });
      for (const [path, text] of texts) {
        const folders = path.split('/');
        const name = folders.pop() ?? '';
        let folder = root;
        for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
        const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await writable.write(text);
        await writable.close();
      }
    },
    Object.entries({ ...files, '.git/HEAD': 'ref: refs/heads/main\n' }),
  );
}

/** The files of the repository, read back. */
export async function readRepository(page: Page, paths: readonly string[]): Promise<Files> {
  const texts = await page.evaluate(async (paths) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('repository');
    const read = async (path: string) => {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const part of folders) folder = await folder.getDirectoryHandle(part);
      return [path, await (await (await folder.getFileHandle(name)).getFile()).text()] as const;
    };
    return Promise.all(paths.map(read));
  }, paths);
  return Object.fromEntries(texts);
}
