/** The address that visitors' browsers ask for more news. */
import { parseSite } from '~/config/site';
import { relayQuery } from '~/features/news/model/query';
import { parseNewsResponse } from '~/features/news/model/response';
import { ask, type Finding, found, type Patient } from '~scripts/doctor/finding';

const topic = 'relay';

export async function checkRelay(patient: Patient): Promise<Finding> {
  const { liveNews, url: origin } = parseSite(patient.environment);
  if (liveNews.url === '')
    return found('ok', topic, 'none: visitors read on in the archive; docs/relay.md tells how to have one');
  if (liveNews.publicToken !== '')
    return found(
      'attention',
      topic,
      'LIVE_NEWS_PUBLIC_TOKEN is in the pages, where anyone can read it and spend its calls',
      'Run a relay (docs/relay.md), set LIVE_NEWS_URL to it, and take the token out.',
    );
  if (!patient.isOnline)
    return found('unknown', topic, 'set, and not asked', 'npm run doctor -- --online asks it once.');
  const address = new URL(liveNews.url, origin);
  for (const [name, value] of relayQuery({ region: 'all', category: 'all', page: 1 }))
    address.searchParams.set(name, value);
  const answer = await ask(patient, address, { Origin: origin });
  const start = 'See that the relay runs, and that LIVE_NEWS_URL is its address (docs/relay.md).';
  if (answer.kind === 'silent') return found('broken', topic, `${address.host}: ${answer.reason}`, start);
  if (answer.status === 503)
    return found(
      'attention',
      topic,
      `${address.host} has no call left, and no answer at hand (503)`,
      'Visitors read on in the archive meanwhile. RELAY_CALLS_PER_DAY and NEWS_CALL_SHARES share the calls out.',
    );
  if (answer.status !== 200)
    return found('broken', topic, `${address.host} answers with status ${answer.status}`, start);
  if (parseNewsResponse(answer.body).kind !== 'ok')
    return found('broken', topic, `${address.host} answers with something else than news`, start);
  const allowed = answer.headers.get('access-control-allow-origin');
  if (address.origin !== origin && allowed !== '*' && allowed !== origin)
    return found(
      'broken',
      topic,
      `${address.host} does not let pages of ${origin} read its answers`,
      'Set SITE_URL of the relay to the site’s origin.',
    );
  return found('ok', topic, `${address.host} answers`);
}
