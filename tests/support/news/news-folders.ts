/** Folders of news that refreshes are tested with, and a disk that has no room for more. */
import { afterAll } from 'vitest';
import { createSampleArticles } from '~scripts/news-service/sample-articles';
import {
  createNewsFolder,
  createTestService,
  dayMs,
  embeddedUpstream,
  noon,
  quickWrite,
} from '~tests/support/news/test-refresh';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

/** Creates a folder with yesterday's news, half of what the service has today. It is removed after the test file. */
export async function createYesterdaysFolder(): Promise<string> {
  const folder = createTemporaryFolder(afterAll);
  const articles = createSampleArticles(noon - dayMs).filter((_, index) => index % 4 === 0);
  await createNewsFolder(folder).runRefresh(createTestService({ now: noon - dayMs, articles }));
  return folder;
}

/** Creates a folder with samples, as in a first checkout. It is removed after the test file. */
export async function createSampleFolder(): Promise<string> {
  const folder = createTemporaryFolder(afterAll);
  await createNewsFolder(folder).runRefresh(createTestService({ origin: 'sample' }), { upstream: embeddedUpstream });
  return folder;
}

/** Creates a write function that fails after a number of files. */
export function writeUntilFull(writes: number) {
  let done = 0;
  return (path: string, text: string) => {
    done += 1;
    return done > writes ? Promise.reject(new Error('ENOSPC: no space left')) : quickWrite(path, text);
  };
}
