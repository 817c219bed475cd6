/** The token of the news service: whether it is there and, asked once, whether the service takes it. */
import { newsPageSize } from '~/config/limits';
import { newsQuery } from '~/features/news/model/query';
import { parseNewsResponse } from '~/features/news/model/response';
import { callsLeft } from '~/features/news/model/service/serviceHeaders';
import { parseServiceUrl } from '~/features/news/model/service/serviceUrl';
import { redact } from '~/lib/redact';
import { ask, type Finding, found, type Patient } from '~scripts/doctor/finding';

const topic = 'token';

const refusals: Readonly<Record<number, readonly [text: string, cure: string]>> = {
  401: ['the service refuses it (401)', 'Put a valid token into the secret NEWS_API_TOKEN.'],
  402: [
    'the plan’s calls are used up (402)',
    'The next day has new ones. NEWS_CALLS_PER_DAY must not pass the plan’s.',
  ],
  403: ['the plan does not allow the call (403)', 'Choose another plan, or set NEWS_API_URL to a service it allows.'],
};

/** Calls a day and a call's articles, as far as the service tells. */
function planText(headers: Headers, limit: number): string {
  const perDay = /^\d{1,12}$/.exec(headers.get('x-usagelimit-limit') ?? '')?.[0];
  const left = callsLeft(headers);
  return [
    ...(perDay === undefined ? [] : [`${perDay} calls a day`]),
    ...(left === null ? [] : [`${left} of them left`]),
    `${limit} ${limit === 1 ? 'article' : 'articles'} a call`,
  ].join(', ');
}

export async function checkToken(patient: Patient): Promise<Finding> {
  const { environment, isOnline } = patient;
  const token = (environment['NEWS_API_TOKEN'] ?? '').trim();
  if (token === '')
    return found(
      'unknown',
      topic,
      'NEWS_API_TOKEN is not set here; the repository may have it as a secret',
      'To try it: NEWS_API_TOKEN=… npm run doctor -- --online.',
    );
  const url = parseServiceUrl(environment['NEWS_API_URL'] ?? '');
  if (url.kind === 'invalid')
    return found('broken', topic, url.message, 'Set NEWS_API_URL as the README’s table says.');
  if (!isOnline)
    return found('unknown', topic, 'set, and not tried', 'npm run doctor -- --online spends one call on it.');

  const address = new URL(url.value);
  address.search = newsQuery({
    region: 'all',
    category: 'all',
    page: 1,
    limit: newsPageSize,
    language: 'en',
    host: address.hostname,
    token,
  }).toString();
  const answer = await ask(patient, address);
  const later = 'Try again later; the last good news stays online meanwhile.';
  if (answer.kind === 'silent') return found('broken', topic, `${address.hostname}: ${answer.reason}`, later);
  const refusal = refusals[answer.status];
  if (refusal !== undefined) return found(answer.status === 402 ? 'attention' : 'broken', topic, ...refusal);
  if (answer.status !== 200)
    return found('broken', topic, `${address.hostname} answers with status ${answer.status}`, later);
  const page = parseNewsResponse(answer.body);
  if (page.kind === 'ok') return found('ok', topic, `accepted: ${planText(answer.headers, page.limit)}`);
  return found('broken', topic, redact(page.message, token), 'Set NEWS_API_URL to an all-news address.');
}
