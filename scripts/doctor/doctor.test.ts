import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '~/config/dataFolder';
import { readSettings } from '~/config/settings';
import { withFolder } from '~tests/support/folder';
import { embedded, runRefresh, startService } from '~tests/support/news/refresh-runs';
import { ownSettings } from '~tests/support/own-settings';
import { ageFindings } from './checks/news';
import type { DoctorContext, Finding } from './context';
import { dayMs } from './context';
import { exitCodeOf, report, runChecks } from './doctor';

const token = 'secret-token-0123456789';
const now = Date.parse('2026-12-01T12:00:00Z');
const own = { ...ownSettings, GITHUB_REPOSITORY: 'example/site' };
const emptyPage = { meta: { found: 9, returned: 0, limit: 3, page: 1 }, data: [] };

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const samples = join(folder, 'samples');
const live = join(folder, 'live');
beforeAll(async () => {
  await runRefresh(startService(), samples, { upstream: embedded });
  await runRefresh(startService(), live);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Answers {
  readonly service?: () => Response;
  readonly relay?: () => Response;
  readonly state?: string;
  readonly runs?: readonly { readonly conclusion: string; readonly created_at: string }[];
}

function contextWith(changes: Partial<DoctorContext> = {}, answers: Answers = {}) {
  const asked: URL[] = [];
  const context: DoctorContext = {
    environment: own,
    news: samples,
    isOnline: true,
    now,
    git: (command) => (command === 'log' ? `${(now - dayMs) / 1_000}\n` : null),
    async fetch(address) {
      asked.push(address);
      if (address.hostname === 'relay.example.com') return answers.relay?.() ?? new Response(null, { status: 404 });
      if (address.hostname !== 'api.github.com') return answers.service?.() ?? Response.json(emptyPage);
      if (address.pathname.endsWith('/runs')) return Response.json({ workflow_runs: answers.runs ?? [] });
      return Response.json({ state: answers.state ?? 'active' });
    },
    ...changes,
  };
  return { context, asked };
}

async function findingsOn(topic: string, changes?: Partial<DoctorContext>, answers?: Answers) {
  const findings = await runChecks(contextWith(changes, answers).context);
  return findings.filter((finding: Finding) => finding.topic === topic);
}

function ended(conclusion: string, days: number) {
  return { conclusion, created_at: new Date(now - days * dayMs).toISOString() };
}

/** The last commit is 50 days old. */
function quietGit(command: string): string {
  return command === 'log' ? String((now - 50 * dayMs) / 1_000) : 'git@github.com:example/other.git\n';
}

/** What a relay answers that serves pages of one origin. */
function answerFor(origin: string): () => Response {
  return () => Response.json(emptyPage, { headers: { 'Access-Control-Allow-Origin': origin } });
}

describe('npm run doctor', () => {
  it('uses no network without --online', async () => {
    const { asked, context } = contextWith({ isOnline: false, environment: { ...own, NEWS_API_TOKEN: token } });
    const findings = await runChecks(context);
    expect([asked, exitCodeOf(findings)]).toEqual([[], 0]);
    expect(findings.filter(({ status }) => status === 'unknown').map(({ topic }) => topic)).toEqual([
      'token',
      'schedule',
    ]);
  });

  it('prints a fix below everything that is not right', async () => {
    const findings = await runChecks(contextWith({ environment: {}, isOnline: false }).context);
    expect(findings.filter(({ fix, status }) => fix === null && status !== 'ok')).toEqual([]);
    expect(report(findings)).toMatch(/^sample +email +.+\n +Set it to your e-mail address\.$/m);
    expect(exitCodeOf(findings)).toBe(0);
  });

  it('reports a setting that cannot be used and still runs the other checks', async () => {
    const findings = await runChecks(contextWith({ environment: { ...own, CONTACT_EMAIL: 'nobody' } }).context);
    expect([findings[0]?.text, exitCodeOf(findings)]).toEqual(['CONTACT_EMAIL: "nobody" is not an e-mail address', 1]);
    expect(findings.some(({ topic }) => topic === 'token')).toBe(true);
  });

  it('says nothing of news that are off, and names every fault of the settings', () =>
    withFolder((folder) => {
      const file = readFileSync(join(dataFolder, 'site.json'), 'utf8');
      writeFileSync(join(folder, 'site.json'), file.replace('"news": true', '"news": false'));
      cpSync(join(dataFolder, 'filters.json'), join(folder, 'filters.json'));
      const run = (script: string) =>
        spawnSync(process.execPath, ['--import', 'tsx', script], {
          encoding: 'utf8',
          env: { ...process.env, SITE_DATA: folder, NEWS_API_TOKEN: token },
        }).stdout;
      expect(run('scripts/doctor/main.ts')).toMatch(/^ok +security\.txt /m);
      expect(run('scripts/doctor/main.ts')).not.toMatch(/^\w+ +(?:news|token|schedule|relay) /m);
      expect(run('scripts/news/main.ts')).toContain('The news are off');
      writeFileSync(join(folder, 'site.json'), '{}');
      expect(run('scripts/doctor/main.ts')).toMatch(/^broken +settings .+: brand: this is missing$/m);
    }));

  it('names a variable that is still set but was removed', async () => {
    const environment = { ...own, NEWS_RUNS_PER_DAY: '6' };
    expect(await findingsOn('NEWS_RUNS_PER_DAY', { environment })).toMatchObject([{ status: 'attention' }]);
  });

  it.each([
    [61, 'ok'],
    [59, 'attention'],
    [-1, 'broken'],
  ] as const)('looks at security.txt %i days before it expires: %s', async (days, status) => {
    const day = Date.parse(readSettings({}).securityTxtExpires) - days * dayMs;
    expect(await findingsOn('security.txt', { now: day })).toMatchObject([{ status }]);
  });
});

describe('the check of the news', () => {
  it('tells samples, live news and a folder that a build would refuse apart', async () => {
    expect(await findingsOn('news')).toMatchObject([{ status: 'sample' }]);
    expect(await findingsOn('news', { news: live, now: Date.parse('2020-01-01') })).toMatchObject([{ status: 'ok' }]);
    writeFileSync(join(live, 'haiti/all.json'), '{');
    expect(await findingsOn('news', { news: live })).toMatchObject([
      { status: 'broken', text: expect.stringContaining('haiti/all.json'), fix: expect.stringContaining('npm run') },
    ]);
  });

  it('names combinations that are empty, and news that are old', () => {
    const times = { 'all/all': now, 'haiti/all': now - 5 * dayMs, 'haiti/business': null };
    expect(ageFindings(new Map(Object.entries(times)), now, 3)).toMatchObject([
      { status: 'ok' },
      { status: 'attention', text: 'without an article: haiti/business' },
    ]);
    expect(ageFindings(new Map([['all/all', now - 9 * dayMs]]), now, 3)).toMatchObject([{ status: 'attention' }]);
    expect(ageFindings(new Map([['all/all', null]]), now, 3)).toMatchObject([{ text: 'there is no article' }]);
  });
});

describe('the check of the token', () => {
  const environment = { ...own, NEWS_API_TOKEN: token };

  it('spends one call, and prints what is left but never the token', async () => {
    const headers = { 'X-UsageLimit-Limit': '100', 'X-UsageLimit-Remaining': '57' };
    const { asked, context } = contextWith({ environment }, { service: () => Response.json(emptyPage, { headers }) });
    const text = report(await runChecks(context));
    expect(text).toContain('57 calls left today');
    expect(text).not.toContain(token);
    expect(asked.filter(({ hostname }) => hostname === 'api.thenewsapi.com')).toHaveLength(1);
  });

  it.each([
    [401, 'broken'],
    [402, 'attention'],
    [403, 'broken'],
    [500, 'broken'],
    [302, 'broken'],
  ] as const)('with an answer of status %i finds it %s', async (status, finding) => {
    const service = () => new Response('<p>', { status, headers: { location: 'https://other.example.com/' } });
    expect(await findingsOn('token', { environment }, { service })).toMatchObject([{ status: finding }]);
  });

  it('does not print the address of a service that cannot be reached', async () => {
    const cause = Object.assign(new Error(token), { code: 'ECONNREFUSED' });
    const fetch = () => Promise.reject(new TypeError(`fetch failed: ${token}`, { cause }));
    expect(await findingsOn('token', { environment, fetch })).toMatchObject([
      { status: 'broken', text: 'api.thenewsapi.com: no connection, or it broke off' },
    ]);
  });
});

describe('the check of the schedule', () => {
  it.each([
    ['active', [ended('failure', 0), ended('success', 1)], 'ok', 'it last succeeded on 2026-11-30, 1 day ago'],
    ['active', [ended('success', 4)], 'broken', '4 days ago'],
    ['active', [ended('failure', 0), ended('cancelled', 1)], 'broken', 'none of the last 1 runs succeeded'],
    ['active', [], 'attention', 'it has not run yet'],
    ['disabled_inactivity', [], 'broken', 'after 60 days without a commit'],
    ['disabled_fork', [], 'broken', 'fork'],
  ] as const)('with state %s and runs %j is %s', async (state, runs, status, text) => {
    const [, finding] = await findingsOn('schedule', {}, { state, runs });
    expect(finding).toMatchObject({ status, text: expect.stringContaining(text) });
  });

  it('warns of a repository without commits, and finds the repository by its remote', async () => {
    const quiet = { ...own, GITHUB_REPOSITORY: '' };
    const { asked, context } = contextWith({ git: quietGit, environment: quiet });
    const findings = await runChecks(context);
    expect(findings).toContainEqual(expect.objectContaining({ text: 'the last commit here is 50 days old' }));
    expect(asked[0]?.pathname).toBe('/repos/example/other/actions/workflows/refresh-news.yml');
  });
});

describe('the check of the relay', () => {
  const environment = { ...own, LIVE_NEWS_URL: 'https://relay.example.com/' };

  it.each([
    [answerFor(own.SITE_URL), 'ok'],
    [answerFor('https://other.example.com'), 'broken'],
    [() => Response.json({ hello: 1 }), 'broken'],
    [() => new Response(null, { status: 503 }), 'attention'],
    [() => new Response(null, { status: 404 }), 'broken'],
  ] as const)('with answer %s finds it %s', async (relay, status) => {
    expect(await findingsOn('relay', { environment }, { relay })).toMatchObject([{ status }]);
  });

  it('advises against a public token', async () => {
    const withToken = { ...environment, LIVE_NEWS_PUBLIC_TOKEN: 'public-token' };
    expect(await findingsOn('relay', { environment: withToken })).toMatchObject([{ status: 'attention' }]);
  });
});
