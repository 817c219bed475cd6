/** The token of the news service: whether it is set and, online, whether the service accepts it. */
import { askService } from '~/features/news/model/service/askService';
import { parseServiceUrl } from '~/features/news/model/service/serviceUrl';
import { type DoctorContext, type Finding, found } from '~scripts/doctor/context';

const topic = 'token';

export async function checkToken({ environment, fetch, isOnline }: DoctorContext): Promise<readonly Finding[]> {
  const token = (environment['NEWS_API_TOKEN'] ?? '').trim();
  if (token === '') {
    const text = 'NEWS_API_TOKEN is not set here; the repository may have it as a secret';
    return [found('unknown', topic, text, 'To try it: NEWS_API_TOKEN=… npm run doctor -- --online.')];
  }
  const url = parseServiceUrl(environment['NEWS_API_URL'] ?? '');
  if (url.kind === 'invalid')
    return [found('broken', topic, url.message, 'Set NEWS_API_URL as docs/settings.md says.')];
  if (!isOnline) return [found('unknown', topic, 'set, but not tried', 'npm run doctor -- --online spends one call.')];

  const service = { fetch, url: url.value, token, timeoutMs: 15_000, bytesMax: 2_000_000 };
  const answer = await askService({ region: 'all', category: 'all', page: 1 }, service);
  if (answer.kind === 'ok') {
    const left = answer.callsLeft === null ? '' : `${answer.callsLeft} calls left today, `;
    return [found('ok', topic, `accepted: ${left}articles per call: ${answer.page.limit}`)];
  }
  const isUsedUp = answer.status === 402 || answer.status === 429;
  const fix = 'Where that is right, try again later; the last good news stays online meanwhile.';
  return [found(isUsedUp ? 'attention' : 'broken', topic, `${url.value.host}: ${answer.reason}`, fix)];
}
