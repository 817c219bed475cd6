/**
 * vite-react-ssg writes a file with the data of loaders for each page, and a manifest with a new name in each build, although no
 * route has a loader. In the browser `src/app/main.tsx` takes away the loader that it gives each route. This was seen in vite-react-ssg 0.9.2.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** @param directory of the built site */
export async function removeLoaderData(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.startsWith('static-loader-data')) await rm(join(directory, name), { recursive: true });
}
