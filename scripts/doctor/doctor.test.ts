import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '~scripts/settings/read-settings';
import { writeData } from '~tests/browser/own/write-data';
import { folderOfFile } from '~tests/support/folder';
import { livePage } from '~tests/support/news/articles';
import { embedded, runRefresh, startService } from '~tests/support/news/refresh-runs';
import { ownSettings } from '~tests/support/settings';
import type { DoctorContext, Finding } from './finding';
import { newsFindings, onlineFindings } from './news';
import { sampleFindings } from './samples';

const token = 'secret-token-0123456789';
const now = Date.parse('2026-12-01T12:00:00Z');
const sample = 'tests/fixtures/data';
const own = { ...ownSettings, GITHUB_REPOSITORY: 'example/site' };
const emptyPage = { meta: { found: 9, returned: 0, limit: 3, page: 1 }, data: [] };

const folder = folderOfFile();
const [samples, live, data] = [join(folder, 'samples'), join(folder, 'live'), join(folder, 'data')];
await runRefresh(startService(), samples, { upstream: embedded });
await runRefresh(startService(), live);

/** Every host answers well, but for those that a test gives an answer of its own. */
function contextWith(changes: Partial<DoctorContext> = {}, answers: Readonly<Record<string, () => Response>> = {}) {
  const asked: URL[] = [];
  const run = { created_at: new Date(now).toISOString() };
  const otherwise = (host: string) => Response.json(host === 'api.github.com' ? { workflow_runs: [run] } : emptyPage);
  const context: DoctorContext = {
    environment: own,
    data: sample,
    news: samples,
    now,
    async fetch(address) {
      const url = new URL(String(address));
      asked.push(url);
      return answers[url.hostname]?.() ?? otherwise(url.hostname);
    },
    ...changes,
  };
  return { context, asked };
}

const on = (topic: string, findings: readonly Finding[]) => findings.filter((finding) => finding.topic === topic);

describe('of the data the doctor', () => {
  it('names sentences, places, mark, pictures and legal texts that are the sample’s, and where they stand', () => {
    const findings = sampleFindings(contextWith().context);
    expect(findings.map(({ topic }) => topic)).toEqual(['sentences', 'places', 'mark', 'pictures', 'privacy, terms']);
    expect(findings[0]?.text).toMatch(/^\d{3} are the sample’s: companies\/advisor\.json: en\.tagline, /);
    expect(findings[1]?.text).toMatch(/Santo Domingo or .+: chart\.json: en\.shareImageAlt, /);
  });

  it('says no more of what an owner has changed, or does not publish', async () => {
    const site = { languages: ['en'], hero: 'none', headquarters: { locality: 'Quito', coordinates: null } };
    await writeData(
      data,
      { 'site.json': site, 'brand/logo.svg': '<svg/>', 'pictures/Company-Energy.JPG': '' },
      { 'Santo Domingo': 'Quito', 'Port-au-Prince': 'Guayaquil', ' ': '  ' },
    );
    const findings = sampleFindings(contextWith({ data }).context);
    expect(on('sentences', findings)).toEqual([]);
    expect(on('places', findings)).toEqual([]);
    expect(on('mark', findings)).toEqual([]);
    expect(on('pictures', findings)).toMatchObject([{ text: expect.stringMatching(/^4 are .+advisor\.json/) }]);
  });

  it('names a review that is older than the texts, and a security.txt that ends soon', async () => {
    await writeData(data, { 'site.json': { legalReviewed: '2020-01-01' } });
    expect(on('privacy, terms', sampleFindings(contextWith({ data }).context))).toMatchObject([
      { status: 'attention' },
    ]);
    const end = Date.parse(readSettings({}, data).securityTxtExpires);
    const statuses = [61, 59, -1].map((days) => {
      const { context } = contextWith({ data, now: end - days * 86_400_000 });
      return on('security.txt', sampleFindings(context)).map(({ status }) => status);
    });
    expect(statuses).toEqual([[], ['attention'], ['broken']]);
  });
});

/** What it finds in a folder of news on a day. */
const at = (news: string, day: string) => newsFindings(contextWith({ news, now: Date.parse(day) }).context);

describe('of the news the doctor', () => {
  it('tells samples, live news, old ones and a folder that a build would refuse apart', () => {
    expect(at(samples, '2026-12-01')).toMatchObject([{ status: 'sample' }]);
    expect(at(live, '2020-01-01').filter(({ text }) => text.includes('days old'))).toEqual([]);
    expect(at(live, '2099-01-01')).toMatchObject([{ status: 'attention', text: expect.stringContaining('days old') }]);
    const file = join(live, 'index.json');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, '{');
    expect(at(live, '2020-01-01')).toMatchObject([
      { status: 'broken', text: expect.stringContaining('index.json'), fix: expect.stringContaining('npm run') },
    ]);
    writeFileSync(file, before);
  });
});

/** What a relay answers that serves pages of one origin. */
const relay = (origin: string) => () =>
  Response.json(livePage([], 0), { headers: { 'Access-Control-Allow-Origin': origin } });

describe('online the doctor', () => {
  const environment = { ...own, NEWS_API_TOKEN: token, LIVE_NEWS_URL: 'https://relay.example.com/' };
  const good = { 'relay.example.com': relay(own.SITE_URL) };

  it('finds nothing where all answer, and spends one call of the service', async () => {
    const { asked, context } = contextWith({ environment }, good);
    expect(await onlineFindings(context)).toEqual([]);
    expect(asked.filter(({ hostname }) => hostname === 'api.thenewsapi.com')).toHaveLength(1);
  });

  it.each([
    [401, 'broken'],
    [402, 'attention'],
    [500, 'broken'],
    [302, 'broken'],
  ] as const)('finds a token that is answered with %i %s', async (status, wanted) => {
    const service = () => new Response('<p>', { status, headers: { location: 'https://other.example.com/' } });
    const { context } = contextWith({ environment }, { ...good, 'api.thenewsapi.com': service });
    expect(await onlineFindings(context)).toMatchObject([{ topic: 'token', status: wanted }]);
  });

  it('prints no address of a service that cannot be reached', async () => {
    const fetch = () => Promise.reject(new TypeError(`fetch failed: ${token}`));
    const findings = await onlineFindings(contextWith({ environment, fetch }).context);
    expect(findings.map(({ topic }) => topic)).toEqual(['token', 'schedule', 'relay']);
    expect(JSON.stringify(findings)).not.toContain(token);
  });

  it.each([
    [{ workflow_runs: [{ created_at: '2026-11-27T00:00:00Z' }] }, 'broken', 'it last succeeded 4 days ago'],
    [{ workflow_runs: [] }, 'broken', 'no run has succeeded'],
    [{ message: 'Not Found' }, 'attention', 'the runs of "example/site" cannot be read (200)'],
  ] as const)('of runs %j finds a schedule %s', async (runs, status, text) => {
    const { context } = contextWith({}, { 'api.github.com': () => Response.json(runs) });
    expect(await onlineFindings(context)).toMatchObject([{ topic: 'schedule', status, text }]);
  });

  it.each([
    [relay('https://other.example.com'), 'broken'],
    [() => Response.json({ hello: 1 }), 'broken'],
    [() => new Response(null, { status: 503 }), 'attention'],
    [() => new Response(null, { status: 404 }), 'broken'],
  ] as const)('finds a relay that answers %s %s', async (answer, status) => {
    const { context } = contextWith({ environment }, { 'relay.example.com': answer });
    expect(await onlineFindings(context)).toMatchObject([{ topic: 'relay', status }]);
  });
});
