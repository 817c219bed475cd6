/** The relay that visitors' browsers ask for more news. */
import { parseSite } from '~/config/parseSite';
import { relayQuery } from '~/features/news/model/query';
import { parseNewsResponse } from '~/features/news/model/response';
import { type Answer, ask, type DoctorContext, type Finding, found } from '~scripts/doctor/context';

const topic = 'relay';

function findingFor(answer: Answer, { host, origin }: URL, siteOrigin: string): Finding {
  const fix = 'Check that the relay runs, and that LIVE_NEWS_URL is its address (docs/relay.md).';
  if (answer.kind === 'failed') return found('broken', topic, `${host}: ${answer.reason}`, fix);
  if (answer.status === 503) {
    const meanwhile = 'Visitors read the archive meanwhile. NEWS_RELAY_SHARE says how many calls it gets.';
    return found('attention', topic, `${host} has no call left and no stored answer (503)`, meanwhile);
  }
  if (answer.status !== 200) return found('broken', topic, `${host} answers with status ${answer.status}`, fix);
  if (parseNewsResponse(answer.body).kind !== 'ok')
    return found('broken', topic, `${host} does not answer with news`, fix);
  const allowed = answer.headers.get('access-control-allow-origin');
  if (origin !== siteOrigin && allowed !== '*' && allowed !== siteOrigin) {
    const text = `${host} does not let pages of ${siteOrigin} read its answers`;
    return found('broken', topic, text, 'Set SITE_URL of the relay to the site’s origin.');
  }
  return found('ok', topic, `${host} answers`);
}

export async function checkRelay(context: DoctorContext): Promise<readonly Finding[]> {
  const { liveNews, url: siteOrigin } = parseSite(context.environment);
  if (liveNews.url === '') return [found('ok', topic, 'none: visitors read the archive (docs/relay.md)')];
  if (liveNews.publicToken !== '') {
    const text = 'LIVE_NEWS_PUBLIC_TOKEN is in the pages, where anyone can read it and spend its calls';
    return [found('attention', topic, text, 'Run a relay (docs/relay.md), set LIVE_NEWS_URL to it, remove the token.')];
  }
  if (!context.isOnline)
    return [found('unknown', topic, 'set, but not tried', 'npm run doctor -- --online asks it once.')];
  const address = new URL(liveNews.url, siteOrigin);
  for (const [name, value] of relayQuery({ region: 'all', category: 'all', page: 1 }))
    address.searchParams.set(name, value);
  return [findingFor(await ask(context, address, { Origin: siteOrigin }), address, siteOrigin)];
}
