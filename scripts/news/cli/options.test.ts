import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseNewsPlan } from '~/config/newsPlan';
import type { RefreshOptions } from '~scripts/news/refresh/options';
import { parseCommand } from './options';

const root = '/repo';
const token = { NEWS_API_TOKEN: 'abc123456' };

function optionsOf(argv: readonly string[], environment: Readonly<Record<string, string>> = {}): RefreshOptions {
  const command = parseCommand(argv, environment, root);
  if (command.kind !== 'refresh') throw new Error(JSON.stringify(command));
  return command.options;
}

describe('parseCommand', () => {
  it('uses the embedded service without a token, far from the committed snapshots', () => {
    expect(optionsOf([])).toEqual({
      upstream: { kind: 'embedded', url: '', token: '', host: 'embedded samples', corpus: null },
      directory: resolve('/repo/.cache/news'),
      plan: parseNewsPlan({}),
      caller: 'manual',
      statePath: null,
      budget: Infinity,
      concurrency: 1,
      timeLimitMs: 300_000,
      json: false,
    });
  });

  it('uses the real service with one', () => {
    expect(optionsOf([], token)).toMatchObject({
      directory: resolve('/repo/data/news'),
      concurrency: 6,
      caller: 'manual',
      statePath: resolve('/repo/.cache/refresh-state.json'),
      upstream: {
        kind: 'live',
        url: 'https://api.thenewsapi.com/v1/news/all',
        host: 'api.thenewsapi.com',
        token: 'abc123456',
      },
    });
    expect(optionsOf([], { ...token, NEWS_API_URL: 'http://127.0.0.1:4100/v1/news/all' }).upstream.host).toBe(
      '127.0.0.1',
    );
    expect(optionsOf([], { NEWS_API_TOKEN: ' abc123456\n' }).upstream.token).toBe('abc123456');
  });

  it('writes samples where it is told to, whether there is a token or not', () => {
    for (const environment of [{}, token]) {
      expect(optionsOf(['--write-samples'], environment)).toMatchObject({
        directory: resolve('/repo/data/news'),
        upstream: { kind: 'embedded', token: '' },
      });
      expect(optionsOf(['--corpus', 'a.json'], environment)).toMatchObject({
        directory: resolve('/repo/.cache/news'),
        upstream: { kind: 'embedded', corpus: resolve('a.json'), host: 'embedded corpus' },
      });
    }
    expect(optionsOf(['--out', 'x'], token)).toMatchObject({ directory: resolve('x'), upstream: { kind: 'live' } });
  });

  it('reads limits', () => {
    expect(
      optionsOf(['--budget', '20', '--concurrency=2', '--time-limit', '60', '--scheduled', '--json'], token),
    ).toMatchObject({ budget: 20, concurrency: 2, timeLimitMs: 60_000, caller: 'scheduled', json: true });
    expect(optionsOf(['--state', '/x/s.json'], token).statePath).toBe('/x/s.json');
    const environment = { ...token, NEWS_STATE: '/y/s.json', NEWS_CALLS_PER_DAY: '2500', NEWS_ARCHIVE_ARTICLES: '100' };
    expect(optionsOf([], environment)).toMatchObject({
      statePath: '/y/s.json',
      plan: { callsPerDay: 2_500, archiveArticles: 100 },
    });
    expect(optionsOf(['--write-samples'], environment).plan.archiveArticles).toBe(100);
    expect(optionsOf(['--write-samples']).plan.archiveArticles).toBe(450);
  });

  it.each([
    ['--help', { kind: 'help' }],
    ['-h', { kind: 'help' }],
    ['--check', { kind: 'check', directory: resolve('/repo/data/news'), json: false }],
    ['--check --out x --json', { kind: 'check', directory: resolve('x'), json: true }],
    ['--require-token', { kind: 'skip' }],
    [
      '--merge a',
      { kind: 'merge', directory: resolve('/repo/data/news'), other: resolve('a'), plan: parseNewsPlan({}) },
    ],
    ['--merge a --out b', { kind: 'merge', directory: resolve('b'), other: resolve('a'), plan: parseNewsPlan({}) }],
  ])('%s', (line, expected) => {
    expect(parseCommand(line.split(' '), {}, root)).toEqual(expected);
  });

  it.each([
    ['--nope', /Unknown option '--nope'/],
    ['surplus', /Unexpected argument 'surplus'/],
    ['--budget', /'--budget <value>' argument missing/],
    ['--budget 0', /^--budget: "0" is no whole number from 1 to/],
    ['--budget -3', /--budget/],
    ['--budget 1.5', /--budget: "1.5"/],
    ['--budget=', /--budget: ""/],
    ['--concurrency 17', /^--concurrency: "17" is no whole number from 1 to 16/],
    ['--time-limit x', /--time-limit: "x"/],
    ['--out=', /need a path/],
    ['--merge=', /need a path/],
    ['--accept-smaller', /Unknown option/],
    ['--write-samples --out x', /takes neither/],
    ['--write-samples --corpus x', /takes neither/],
    ['--out /repo/data/news', /with --write-samples only/],
    ['--out /repo/data/news --corpus x', /with --write-samples only/],
  ])('refuses %s', (line, message) => {
    expect(parseCommand(line.split(' '), {}, root)).toEqual({ kind: 'wrong', message: expect.stringMatching(message) });
  });

  it.each([
    'ftp://x.example.com/',
    'http://news.example.com/v1',
    'not an address abc123456',
    'https://abc123456@x.example.com/',
    'https://x.example.com/?api_token=abc123456',
    'https://x.example.com/#a',
  ])('refuses NEWS_API_URL %s without repeating it', (url) => {
    const command = parseCommand([], { ...token, NEWS_API_URL: url }, root);
    expect(command).toEqual({ kind: 'wrong', message: expect.stringMatching(/^NEWS_API_URL: /) });
    expect(JSON.stringify(command)).not.toContain('abc123456');
  });

  it('refuses a plan that cannot be', () => {
    expect(parseCommand([], { NEWS_CALL_SHARES: '90,20,10' }, root)).toEqual({
      kind: 'wrong',
      message: expect.stringMatching(/^NEWS_CALL_SHARES: "90,20,10" is not three numbers/),
    });
  });

  it('takes --require-token for a live run only', () => {
    expect(parseCommand(['--require-token'], token, root).kind).toBe('refresh');
    expect(parseCommand(['--require-token', '--write-samples'], token, root).kind).toBe('wrong');
  });
});
