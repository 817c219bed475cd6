/** The relay's settings: environment variables of a process, or variables and secrets of a Worker. */
import { parseNewsPlan, relayCallsOf } from '~/config/newsPlan';
import { parseServiceUrl } from '~/features/news/model/service/serviceUrl';

export interface RelaySettings {
  /** Secret: it is in no answer, log or error. */
  readonly token: string;
  readonly serviceUrl: URL;
  /** Origin of the one site whose pages may read the answers. */
  readonly siteOrigin: string;
  readonly callsPerDay: number;
  /** How long an answer is given without asking again, in ms. */
  readonly freshMs: number;
}

/** Variables that are the relay's alone, with their defaults. */
export const relaySettings = { RELAY_FRESH_SECONDS: '600' } as const;

/** `NEWS_API_TOKEN`, `NEWS_API_URL`, `SITE_URL`, those of config/newsPlan and the relay's own. */
export type RelayEnvironment = Readonly<Partial<Record<string, string>>>;

/** A secure origin, or one on this machine for a trial. */
const originPattern = /^(?:https:\/\/[^/?#@\s]+|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?)\/?$/;

function check(name: string, isRight: boolean, wanted: string): void {
  if (!isRight) throw new Error(`${name}: ${wanted}`);
}

/** @throws Error that names the variable, and repeats no value that may hold the token. */
export function parseRelaySettings(environment: RelayEnvironment): RelaySettings {
  const text = (name: string, fallback = '') => environment[name]?.trim() || fallback;
  const [token, site] = [text('NEWS_API_TOKEN'), text('SITE_URL')];
  check('NEWS_API_TOKEN', token !== '', 'is missing: the token of the news service, a secret');
  const isOrigin = originPattern.test(site) && URL.canParse(site);
  check('SITE_URL', isOrigin, 'must be the site’s https origin, such as https://www.example.com');
  const serviceUrl = parseServiceUrl(text('NEWS_API_URL'));
  if (serviceUrl.kind === 'invalid') throw new Error(serviceUrl.message);
  const callsPerDay = relayCallsOf(parseNewsPlan(environment));
  check('NEWS_RELAY_SHARE', callsPerDay > 0, 'leaves the relay no call a day');
  const freshSeconds = text('RELAY_FRESH_SECONDS', relaySettings.RELAY_FRESH_SECONDS);
  check('RELAY_FRESH_SECONDS', /^[1-9]\d{0,4}$/.test(freshSeconds), 'must be a whole number from 1 to 99,999');
  const { origin: siteOrigin } = new URL(site);
  return { token, siteOrigin, serviceUrl: serviceUrl.value, callsPerDay, freshMs: Number(freshSeconds) * 1_000 };
}
