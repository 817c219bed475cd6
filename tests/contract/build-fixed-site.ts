/** Builds a site in this process, with one clock for the refresh and the build. A process can build only one site. */
import '~scripts/build/production-mode';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { loadFilters } from '~/content/load';
import { previewLiveNewsSettings } from '~/content/settings';
import { toSearchTerms } from '~/news/searchTerms';
import { build } from '~scripts/build/build';
import { runCommand } from '~scripts/news/command';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

const now = new Date('2026-11-27T15:00:00Z');

// vite-react-ssg ends a process that still runs 15 s after a build, as this one does.
Object.assign(process, { exit: () => undefined });

/**
 * Builds the sample with changed settings from the sample news of a fixed day.
 * @returns the folder of the built site
 */
export async function buildFixedSite(settings: Readonly<Record<string, unknown>> = {}): Promise<string> {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.spyOn(console, 'log').mockReturnValue();
  const folder = createTemporaryFolder(afterAll);
  const dataFolder = join(folder, 'data');
  cpSync('data', dataFolder, { recursive: true });
  const settingsFile = join(dataFolder, 'site.json');
  const site: unknown = JSON.parse(readFileSync(settingsFile, 'utf8'));
  writeFileSync(settingsFile, JSON.stringify({ ...Object(site), ...settings }));
  const newsFolder = join(folder, 'news');
  const status = await runCommand(['--out', newsFolder], {
    environment: {},
    hasRelay: false,
    root: '.',
    searchTerms: toSearchTerms(loadFilters(dataFolder)),
    out: () => undefined,
    err: console.error,
  });
  if (status !== 0) throw new Error(`the refresh ended with status ${status}`);
  const isSample = Object.keys(settings).length === 0;
  await build({
    dataFolder,
    environment: { NEWS_SNAPSHOTS: newsFolder },
    liveNews: isSample ? previewLiveNewsSettings : undefined,
    distFolder: join(folder, 'dist'),
    now,
  });
  vi.useRealTimers();
  return join(folder, 'dist');
}
