/** The token of the news service: whether it is set and, online, whether the service accepts it. */
import { newsPageSize } from '~/config/limits';
import { newsQuery } from '~/features/news/model/query';
import { parseNewsResponse } from '~/features/news/model/response';
import { callsLeft } from '~/features/news/model/service/serviceHeaders';
import { parseServiceUrl } from '~/features/news/model/service/serviceUrl';
import { redact } from '~/lib/redact';
import { type Answer, ask, type DoctorContext, type Finding, type FindingStatus, found } from '~scripts/doctor/context';

const topic = 'token';

const refusals: Readonly<Record<number, readonly [status: FindingStatus, text: string, fix: string]>> = {
  401: ['broken', 'the service refuses it (401)', 'Put a valid token into the secret NEWS_API_TOKEN.'],
  402: [
    'attention',
    'today’s calls are used up (402)',
    'Tomorrow there are new ones. NEWS_CALLS_PER_DAY must be at most the plan’s.',
  ],
  403: [
    'broken',
    'the plan does not allow the call (403)',
    'Choose another plan, or set NEWS_API_URL to a service it allows.',
  ],
};

function findingFor(answer: Answer, host: string, token: string): Finding {
  const later = 'Try again later; the last good news stays online meanwhile.';
  if (answer.kind === 'failed') return found('broken', topic, `${host}: ${answer.reason}`, later);
  const [status, text, fix] = refusals[answer.status] ?? [];
  if (status !== undefined && text !== undefined) return found(status, topic, text, fix);
  if (answer.status !== 200) return found('broken', topic, `${host} answers with status ${answer.status}`, later);
  const page = parseNewsResponse(answer.body);
  if (page.kind !== 'ok')
    return found('broken', topic, redact(page.message, token), 'Set NEWS_API_URL to an all-news address.');
  const left = callsLeft(answer.headers);
  const calls = left === null ? '' : `${left} calls left today, `;
  return found('ok', topic, `accepted: ${calls}articles per call: ${page.limit}`);
}

export async function checkToken(context: DoctorContext): Promise<readonly Finding[]> {
  const { environment, isOnline } = context;
  const token = (environment['NEWS_API_TOKEN'] ?? '').trim();
  if (token === '') {
    const text = 'NEWS_API_TOKEN is not set here; the repository may have it as a secret';
    return [found('unknown', topic, text, 'To try it: NEWS_API_TOKEN=… npm run doctor -- --online.')];
  }
  const url = parseServiceUrl(environment['NEWS_API_URL'] ?? '');
  if (url.kind === 'invalid')
    return [found('broken', topic, url.message, 'Set NEWS_API_URL as docs/settings.md says.')];
  if (!isOnline) return [found('unknown', topic, 'set, but not tried', 'npm run doctor -- --online spends one call.')];

  const address = new URL(url.value);
  const { hostname: host } = address;
  const query = { region: 'all', category: 'all', page: 1, limit: newsPageSize, language: 'en', host, token } as const;
  address.search = newsQuery(query).toString();
  return [findingFor(await ask(context, address), host, token)];
}
