/** The folder of news and, online, what fills it: the token, the schedule and the relay. */
import * as v from 'valibot';
import { keyOf } from '~/config/selection';
import { newestOf } from '~/features/news/model/archive';
import { livePageSchema } from '~/features/news/model/newsList';
import { relayQuery } from '~/features/news/model/query';
import { askService } from '~/features/news/model/service/askService';
import { parseServiceUrl } from '~/features/news/model/service/serviceUrl';
import { cureFor, faultsIn, readNewsFolder } from '~scripts/news/snapshots/news-folder';
import { selections, searchTerms as terms } from '~scripts/settings/news-filters';
import { readSite } from '~scripts/settings/read-settings';
import { daysBetween, type DoctorContext, type Finding, foundWhere } from './finding';

const timeoutMs = 15_000;

export function newsFindings({ environment, data, news, now }: DoctorContext): readonly Finding[] {
  const folder = readNewsFolder(news);
  const [fault] = faultsIn(folder);
  if (fault !== undefined) return foundWhere(true, 'broken', 'news', fault, `To repair this, ${cureFor(news)}.`);
  if (folder.index?.origin === 'sample') {
    const fix = 'Store a token of the news service as the repository’s secret NEWS_API_TOKEN.';
    return foundWhere(true, 'sample', 'news', 'the articles are invented, and the page says so', fix);
  }
  const articles = [...folder.archive.values()].flatMap((file) => file.articles);
  const newest = selections.map((selection) => ({
    key: keyOf(selection),
    time: Date.parse(newestOf(articles, selection)[0]?.publishedAt ?? '1970-01-01'),
  }));
  const fix = 'A plan with few calls takes some days to fill them; else see the runs, or run "npm run news:refresh".';
  const empty = newest.filter(({ time }) => time === 0).map(({ key }) => key);
  const age = daysBetween(Math.max(...newest.map(({ time }) => time)), now);
  const isOld = empty.length < newest.length && age >= readSite(environment, data).newsStaleDays;
  return [
    ...foundWhere(isOld, 'attention', 'news', `the newest article is ${age} days old`, fix),
    ...foundWhere(empty.length > 0, 'attention', 'news', `without an article: ${empty.join(', ')}`, fix),
  ];
}

/** One request. Redirects are not followed: they could carry a token to another host. */
async function ask({ fetch }: DoctorContext, address: string | URL, headers: Readonly<Record<string, string>>) {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), headers });
    const body: unknown = await response.json().catch(() => null);
    return { status: String(response.status), allowed: response.headers.get('access-control-allow-origin'), body };
  } catch {
    // The message of a network error may hold the address, and with it a token.
    return { status: 'no connection', allowed: null, body: null };
  }
}

/** Spends one call of the plan. */
async function tokenFindings({ environment, fetch }: DoctorContext): Promise<readonly Finding[]> {
  const token = (environment['NEWS_API_TOKEN'] ?? '').trim();
  const url = parseServiceUrl(environment['NEWS_API_URL'] ?? '');
  if (token === '') return [];
  if (url.kind === 'invalid') return foundWhere(true, 'broken', 'token', url.message, 'See docs/settings.md.');
  const service = { fetch, url: url.value, token, terms, timeoutMs, bytesMax: 2_000_000 };
  const answer = await askService({ region: 'all', category: 'all', page: 1 }, service);
  if (answer.kind === 'ok') return [];
  const status = answer.status === 402 || answer.status === 429 ? 'attention' : 'broken';
  const fix = 'Where that is right, try again later; the last good news stays online meanwhile.';
  return foundWhere(true, status, 'token', `${url.value.host}: ${answer.reason}`, fix);
}

const runsSchema = v.object({ workflow_runs: v.array(v.object({ created_at: v.string() })) });

async function scheduleFindings(context: DoctorContext): Promise<readonly Finding[]> {
  const { environment, data, now } = context;
  const repository = environment['GITHUB_REPOSITORY'] ?? '';
  const token = environment['GH_TOKEN'] || environment['GITHUB_TOKEN'] || '';
  const runs = `https://api.github.com/repos/${repository}/actions/workflows/refresh-news.yml/runs`;
  const headers = { 'User-Agent': 'doctor', ...(token !== '' && { Authorization: `Bearer ${token}` }) };
  const { body, status } = await ask(context, `${runs}?status=success&per_page=1`, headers);
  const read = v.safeParse(runsSchema, body);
  if (!read.success) {
    const fix =
      'A private repository needs GH_TOKEN with the right to read its actions; GITHUB_REPOSITORY names another.';
    return foundWhere(true, 'attention', 'schedule', `the runs of "${repository}" cannot be read (${status})`, fix);
  }
  const [last] = read.output.workflow_runs;
  const days = last === undefined ? Number.POSITIVE_INFINITY : daysBetween(Date.parse(last.created_at), now);
  const text = last === undefined ? 'no run has succeeded' : `it last succeeded ${days} days ago`;
  const fix =
    'Read the last run under Actions. GitHub disables a schedule in forks, and after 60 days without a commit.';
  return foundWhere(days >= readSite(environment, data).newsStaleDays, 'broken', 'schedule', text, fix);
}

async function relayFindings(context: DoctorContext): Promise<readonly Finding[]> {
  const { liveNewsUrl, url: siteOrigin } = readSite(context.environment, context.data);
  if (liveNewsUrl === '') return [];
  const seeDocs = 'See docs/relay.md. Visitors read the archive where it does not answer.';
  const address = new URL(liveNewsUrl, siteOrigin);
  for (const [name, value] of relayQuery({ region: 'all', category: 'all', page: 1 }))
    address.searchParams.set(name, value);
  const { allowed, body, status } = await ask(context, address, { Origin: siteOrigin });
  const isAllowed = address.origin === siteOrigin || allowed === '*' || allowed === siteOrigin;
  const isWell = status === '200' && isAllowed && v.is(livePageSchema, body);
  const text = `${address.host} does not answer pages of ${siteOrigin} with news (${status})`;
  return foundWhere(!isWell, status === '503' ? 'attention' : 'broken', 'relay', text, seeDocs);
}

export async function onlineFindings(context: DoctorContext): Promise<readonly Finding[]> {
  const checks = [tokenFindings, scheduleFindings, relayFindings].map((check) => check(context));
  return (await Promise.all(checks)).flat();
}
