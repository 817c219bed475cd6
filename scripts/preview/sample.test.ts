/** `npm start`, `npm test` and the benchmarks never use a real token, even if the shell's environment has one. */
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { dataFolder, getNewsFolder } from '~scripts/folders';
import { parseCommand } from '~scripts/news/command';
import { scripts } from '../../package.json';
import { createSampleEnvironment } from './sample-environment';

it('the sample uses the embedded service, also if the shell has a token and an address', () => {
  const shell = {
    NEWS_API_TOKEN: 'token-that-costs-money',
    NEWS_API_URL: 'https://news.example.com/all',
    DIST_DIR: 'a',
  };
  const environment = createSampleEnvironment(shell);
  expect(Object.values(environment).filter((value) => value?.includes('costs-money'))).toEqual([]);
  expect(environment['DIST_DIR']).toBe('a');
  expect(parseCommand([], { environment, root: process.cwd() })).toMatchObject({
    upstream: { kind: 'embedded', token: '' },
  });
});

it.each([{}, { NEWS_SNAPSHOTS: '' }, { NEWS_SNAPSHOTS: 'other/news' }])(
  'with %o the sample is built from the folder that its refresh writes',
  (shell) => {
    const environment = createSampleEnvironment(shell);
    const { directory } = parseCommand([], { environment, root: process.cwd() });
    expect(resolve(getNewsFolder({ dataFolder, environment }))).toBe(directory);
  },
);

it('no npm script for the sample, tests or benchmarks runs another refresh', () => {
  for (const name of ['start', 'dev', 'test', 'check', 'lint', 'bench', 'preview'] as const)
    expect(scripts[name]).toMatch(/^(?!.*scripts\/news\/)./);
});
