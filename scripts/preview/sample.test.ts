/** `npm start`, `npm test` and the benchmarks never use a real token, even if the shell's environment has one. */
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parseCommand } from '~scripts/news/command';
import { scripts } from '../../package.json';
import { createSampleEnvironment } from './sample-environment';

it('the sample uses the embedded service, also if the shell has a token and an address', () => {
  const shell = { NEWS_API_TOKEN: 'token-that-costs-money', NEWS_API_URL: 'https://news.example.com/all', PORT: '1' };
  const environment = createSampleEnvironment(shell);
  expect(Object.values(environment).filter((value) => value?.includes('costs-money'))).toEqual([]);
  expect(environment['PORT']).toBe('1');
  expect(parseCommand([], { environment, hasRelay: false, root: process.cwd() })).toMatchObject({
    upstream: { kind: 'embedded', token: '' },
    directory: resolve('.cache/news'),
  });
});

it.each([
  [{}, '.cache/news'],
  [{ NEWS_SNAPSHOTS: '' }, '.cache/news'],
  [{ NEWS_SNAPSHOTS: 'other/news' }, 'other/news'],
])('the sample with %o has the news of %s', (shell, folder) => {
  expect(createSampleEnvironment(shell)['NEWS_SNAPSHOTS']).toBe(folder);
});

it('no npm script for the sample, tests or benchmarks runs another refresh', () => {
  for (const name of ['start', 'dev', 'test', 'check', 'lint', 'bench', 'preview'] as const)
    expect(scripts[name]).toMatch(/^(?!.*scripts\/news\/)./);
});
