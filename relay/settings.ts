/** The relay's settings: environment variables of a process, or variables and secrets of a Worker. */
import { parseNewsPlan, relayCallsOf } from '~/config/newsPlan';
import { parseServiceUrl } from '~/features/news/model/service/serviceUrl';
import { messageOf } from '~/lib/messageOf';
import type { Invalid, Parsed } from '~/lib/schema';

export interface RelaySettings {
  /** Secret: it is in no answer, log or error. */
  readonly token: string;
  /** Of the service's all-news call. */
  readonly serviceUrl: URL;
  /** Origin of the one site whose pages may read the answers. */
  readonly siteOrigin: string;
  /** Calls to the service in a day of UTC. */
  readonly callsPerDay: number;
  /** How long an answer is given without asking anew, in ms. */
  readonly freshMs: number;
}

/** Variables that are the relay's alone, and what they stand for where they are not set. */
export const relaySettings = { RELAY_FRESH_SECONDS: '600' } as const;

/** `NEWS_API_TOKEN`, `NEWS_API_URL`, `SITE_URL`, those of config/newsPlan and the relay's own. */
export type RelayEnvironment = Readonly<Partial<Record<string, string>>>;

function refuse(name: string, wanted: string): Invalid {
  return { kind: 'invalid', message: `${name}: ${wanted}` };
}

function callsPerDayOf(environment: RelayEnvironment): Parsed<number> {
  try {
    const value = relayCallsOf(parseNewsPlan(environment));
    return value > 0 ? { kind: 'ok', value } : refuse('NEWS_RELAY_SHARE', 'leaves the relay no call a day');
  } catch (error) {
    return { kind: 'invalid', message: messageOf(error) };
  }
}

/** A secure origin, or one on this machine for a trial; null for any other text. */
function parseOrigin(text: string): string | null {
  const [, origin = null] = /^(https:\/\/[^/?#@\s]+|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?)\/?$/.exec(text) ?? [];
  return origin !== null && URL.canParse(origin) ? new URL(origin).origin : null;
}

/** Reads the settings. The message names the variable, and repeats no value that may hold the token. */
export function parseRelaySettings(environment: RelayEnvironment): Parsed<RelaySettings> {
  const read = (name: string, fallback = '') => environment[name]?.trim() || fallback;
  const token = read('NEWS_API_TOKEN');
  if (token === '') return refuse('NEWS_API_TOKEN', 'is missing: the token of the news service, a secret');
  const siteOrigin = parseOrigin(read('SITE_URL'));
  if (siteOrigin === null)
    return refuse('SITE_URL', 'must be the site’s https origin, such as https://www.example.com');
  const serviceUrl = parseServiceUrl(read('NEWS_API_URL'));
  if (serviceUrl.kind === 'invalid') return serviceUrl;
  const callsPerDay = callsPerDayOf(environment);
  if (callsPerDay.kind === 'invalid') return callsPerDay;
  const freshSeconds = read('RELAY_FRESH_SECONDS', relaySettings.RELAY_FRESH_SECONDS);
  if (!/^[1-9]\d{0,4}$/.test(freshSeconds))
    return refuse('RELAY_FRESH_SECONDS', 'must be a whole number from 1 to 99,999');
  return {
    kind: 'ok',
    value: {
      token,
      siteOrigin,
      serviceUrl: serviceUrl.value,
      callsPerDay: callsPerDay.value,
      freshMs: Number(freshSeconds) * 1_000,
    },
  };
}
