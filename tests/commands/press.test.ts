import '~scripts/build/production-mode';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mapLanguages } from '~/config/languages';
import { build } from '~scripts/build/build';
import { listFiles } from '~tests/support/files';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

// vite-react-ssg ends a process that still runs 15 s after a build, as this one does.
Object.assign(process, { exit: () => undefined });

const words = (language: string) => ({
  title: `Quintuplezebra ${language}`,
  place: 'Kingston',
  summary: `The quintuplezebra year, ${language}.`,
  text: `All quintuplezebra figures, ${language}.`,
});

test('a release of tomorrow in New York is in no file of the build', async () => {
  const folder = createTemporaryFolder();
  const dataFolder = join(folder, 'data');
  cpSync('data', dataFolder, { recursive: true });
  const release = { date: '2027-03-02', ...mapLanguages(words) };
  writeFileSync(join(dataFolder, 'press/results-of-march.json'), JSON.stringify(release));
  const distFolder = join(folder, 'dist');
  await build({
    dataFolder,
    distFolder,
    environment: {},
    // New York’s clocks show 23:59 of the day before.
    now: new Date('2027-03-02T04:59:00Z'),
  });
  const findTraces = (trace: RegExp) =>
    // Byte by byte, so that pictures are searched too.
    listFiles(distFolder).filter(
      (file) => trace.test(file) || trace.test(readFileSync(join(distFolder, file), 'latin1')),
    );
  expect(findTraces(/quintuplezebra|results-of-march/i)).toEqual([]);
  // A release whose day has come is found.
  expect(findTraces(/clinics-without-diesel/).length).toBeGreaterThan(0);
});
