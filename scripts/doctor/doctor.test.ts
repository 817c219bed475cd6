import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { combinations, keyOf } from '~/config/news';
import { ageFindings } from './checks/news';
import { examine, exitCodeOf, report } from './doctor';
import type { Finding, Patient } from './finding';

const token = 'secret-token-0123456789';
const dayMs = 86_400_000;

/** Days after the newest committed article, so that nothing depends on the day of the test. */
const newest = Math.max(
  ...combinations
    .map((combination) => readFileSync(join('data/news', `${keyOf(combination)}.json`), 'utf8'))
    .flatMap((text) => [...text.matchAll(/"publishedAt": "([^"]+)"/g)].map(([, time = '']) => Date.parse(time))),
);
const soon = newest + dayMs / 2;

const own = {
  SITE_BRAND: 'Example Group',
  SITE_URL: 'https://www.example.com',
  CONTACT_EMAIL: 'hello@example.com',
  SOCIAL_LINKEDIN: 'none',
  SOCIAL_X: 'none',
  SOCIAL_INSTAGRAM: 'none',
  SOCIAL_FACEBOOK: 'none',
  SCHEDULING_URL: 'https://book.example.com/',
  ANALYTICS_ID: 'G-AB12CD34EF',
  GITHUB_REPOSITORY: 'example/site',
};

const answerOfNews = { meta: { found: 9, returned: 0, limit: 3, page: 1 }, data: [] };

interface Network {
  readonly service?: () => Response;
  readonly relay?: () => Response;
  readonly state?: string;
  readonly runs?: readonly { readonly conclusion: string; readonly created_at: string }[];
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The committed folder as if a live service had filled it, so that it needs no sample of one. */
function liveFolder(change: (folder: string) => void = () => undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  folders.push(folder);
  cpSync('data/news', folder, { recursive: true });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path === 'index.json' || path.startsWith('archive/')) {
      const file = join(folder, path);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"origin": ?"sample"/g, '"origin": "live"'));
    }
  change(folder);
  return folder;
}

function patient(changes: Partial<Patient> = {}, network: Network = {}): Patient & { readonly asked: readonly URL[] } {
  const asked: URL[] = [];
  return {
    asked,
    environment: own,
    news: 'data/news',
    isOnline: true,
    now: soon,
    git: (command) => (command === 'log' ? `${(soon - dayMs) / 1_000}\n` : null),
    async fetch(address) {
      asked.push(address);
      if (address.hostname === 'relay.example.com') return network.relay?.() ?? new Response(null, { status: 404 });
      if (address.hostname !== 'api.github.com') return network.service?.() ?? Response.json(answerOfNews);
      if (!address.pathname.endsWith('/runs')) return Response.json({ state: network.state ?? 'active' });
      const good = { conclusion: 'success', created_at: new Date(soon - dayMs).toISOString() };
      return Response.json({ workflow_runs: network.runs ?? [good] });
    },
    ...changes,
  };
}

async function linesOf(topic: string, changes?: Partial<Patient>, network?: Network): Promise<readonly Finding[]> {
  return (await examine(patient(changes, network))).filter((finding) => finding.topic === topic);
}

function refused(): Promise<never> {
  const cause = Object.assign(new Error(token), { code: 'ECONNREFUSED' });
  return Promise.reject(new TypeError('fetch failed', { cause }));
}

function quietGit(command: string): string | null {
  return command === 'log' ? String((soon - 50 * dayMs) / 1_000) : null;
}

function clonedGit(command: string): string {
  return command === 'log' ? '1' : 'git@github.com:example/other.git\n';
}

function ended(conclusion: string, days: number): NonNullable<Network['runs']>[number] {
  return { conclusion, created_at: new Date(soon - days * dayMs).toISOString() };
}

/** A relay's answer, for pages of an origin. */
function answer(origin: string): () => Response {
  return () => Response.json(answerOfNews, { headers: { 'Access-Control-Allow-Origin': origin } });
}

function run(option: string) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/doctor/main.ts', option], { encoding: 'utf8' });
}

describe('the doctor', () => {
  it('asks nobody unless it is told to', async () => {
    const looked = patient({ isOnline: false, environment: { ...own, NEWS_API_TOKEN: token } });
    const findings = await examine(looked);
    expect([looked.asked, exitCodeOf(findings)]).toEqual([[], 0]);
    expect(findings.filter(({ status }) => status === 'unknown').map(({ topic }) => topic)).toEqual([
      'token',
      'schedule',
    ]);
  });

  it('gives a cure for all that is not well', async () => {
    const findings = await examine(patient({ environment: {}, isOnline: false }));
    expect(findings.filter(({ cure, status }) => cure === null && status !== 'ok')).toEqual([]);
    expect(findings.filter(({ status }) => status === 'sample').length).toBeGreaterThan(8);
    expect([report(findings), exitCodeOf(findings)]).toEqual([
      expect.stringMatching(/^sample +CONTACT_EMAIL +still the placeholder: .+\n +Set it to your e-mail address\.$/m),
      0,
    ]);
  });

  it('tells of a setting that cannot be used, and goes on', async () => {
    const findings = await examine(patient({ environment: { ...own, CONTACT_EMAIL: 'nobody' } }));
    expect([findings[0]?.text, exitCodeOf(findings)]).toEqual(['CONTACT_EMAIL: "nobody" is not an e-mail address', 1]);
    expect(findings.some(({ topic }) => topic === 'token')).toBe(true);
  });
});

describe('the news', () => {
  it('are samples, fresh, old or broken', async () => {
    expect(await linesOf('news')).toMatchObject([{ status: 'sample' }]);
    const news = liveFolder();
    expect(await linesOf('news', { news })).toMatchObject([{ status: 'ok', text: 'the newest article is 0 days old' }]);
    expect(await linesOf('news', { news, now: newest + 9.5 * dayMs })).toMatchObject([
      { status: 'attention', text: 'the newest article is 9 days old' },
    ]);
    const broken = liveFolder((folder) => writeFileSync(join(folder, 'haiti/all.json'), '{'));
    expect(await linesOf('news', { news: broken })).toMatchObject([
      { status: 'broken', text: expect.stringContaining('haiti/all.json'), cure: expect.stringContaining('npm run') },
    ]);
  });
});

describe('the ages of the news', () => {
  it('name what is empty, and what has nothing of the last days', () => {
    const times = new Map([
      ['all/all', soon],
      ['haiti/all', soon - 5 * dayMs],
      ['haiti/business', null],
    ]);
    expect(ageFindings(times, soon, 3)).toMatchObject([
      { status: 'ok' },
      { status: 'attention', text: 'without an article: haiti/business' },
      { status: 'attention', text: 'without one of the last 3 days: haiti/all' },
    ]);
    expect(ageFindings(new Map([['all/all', null]]), soon, 3)[0]).toMatchObject({ text: 'there is no article' });
  });
});

describe('the token', () => {
  const environment = { ...own, NEWS_API_TOKEN: token };
  const usage = { 'X-UsageLimit-Limit': '100', 'X-UsageLimit-Remaining': '57' };

  it('is asked for once, and the plan is told', async () => {
    const looked = patient(
      { environment },
      { service: () => Response.json(answerOfNews, { headers: new Headers(usage) }) },
    );
    const findings = await examine(looked);
    expect(findings.find(({ topic }) => topic === 'token')).toMatchObject({
      status: 'ok',
      text: 'accepted: 100 calls a day, 57 of them left, 3 articles a call',
    });
    expect(looked.asked.filter(({ hostname }) => hostname === 'api.thenewsapi.com')).toHaveLength(1);
    expect(report(findings)).not.toContain(token);
  });

  it.each([
    [401, 'broken'],
    [402, 'attention'],
    [403, 'broken'],
    [500, 'broken'],
    [302, 'broken'],
  ] as const)('with status %i is %s', async (status, told) => {
    const service = () => new Response('<p>', { status, headers: { location: 'https://other.example.com/' } });
    expect(await linesOf('token', { environment }, { service })).toMatchObject([{ status: told }]);
  });

  it('is not blamed for a service that is away', async () => {
    expect(await linesOf('token', { environment, fetch: refused })).toMatchObject([
      { status: 'broken', text: 'api.thenewsapi.com: no connection (ECONNREFUSED)' },
    ]);
  });
});

describe('the schedule', () => {
  it.each([
    ['active', [ended('failure', 0), ended('success', 1)], 'ok', /it last went well on \d{4}-\d\d-\d\d, 1 day ago/],
    ['active', [ended('success', 4)], 'broken', /4 days ago/],
    ['active', [ended('failure', 0), ended('cancelled', 1)], 'broken', /none of the last 1 runs/],
    ['active', [], 'attention', /not run yet/],
    ['disabled_inactivity', [], 'broken', /after 60 days without a commit/],
    ['disabled_fork', [], 'broken', /fork/],
  ] as const)('is %s, with runs %j: %s', async (state, runs, status, text) => {
    const [, line] = await linesOf('schedule', {}, { state, runs });
    expect(line).toMatchObject({ status, text: expect.stringMatching(text) });
  });

  it('is in danger where nobody commits, and unknown where GitHub is', async () => {
    expect(await linesOf('schedule', { git: quietGit, environment: { ...own, GITHUB_REPOSITORY: '' } })).toMatchObject([
      { status: 'attention', text: 'the last commit here is 50 days old' },
      { status: 'unknown' },
    ]);
    const looked = patient({ git: clonedGit, environment: { ...own, GITHUB_REPOSITORY: '' } });
    await examine(looked);
    expect(looked.asked.map(({ pathname }) => pathname)).toContain(
      '/repos/example/other/actions/workflows/refresh-news.yml',
    );
  });
});

describe('the relay', () => {
  const environment = { ...own, LIVE_NEWS_URL: 'https://relay.example.com/' };
  it.each([
    [answer(own.SITE_URL), 'ok'],
    [answer('https://other.example.com'), 'broken'],
    [() => Response.json({ hello: 1 }), 'broken'],
    [() => new Response(null, { status: 503 }), 'attention'],
    [() => new Response(null, { status: 404 }), 'broken'],
  ] as const)('answering %s is %s', async (relay, status) => {
    expect(await linesOf('relay', { environment }, { relay })).toMatchObject([{ status }]);
  });

  it('is better than a token that anyone can read', async () => {
    const looked = patient({ environment: { ...environment, LIVE_NEWS_PUBLIC_TOKEN: 'public-token' } });
    const findings = await examine(looked);
    expect(findings.find(({ topic }) => topic === 'relay')).toMatchObject({ status: 'attention' });
    expect(looked.asked.filter(({ hostname }) => hostname === 'relay.example.com')).toEqual([]);
  });
});

it('npm run doctor tells its exit codes, and refuses what it does not know', () => {
  expect(run('--unknown')).toMatchObject({ status: 2, stderr: expect.stringContaining('--help') });
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Exit code: 0 unless') });
});
