/** The relay's settings: environment variables of a process, or variables and secrets of a Worker. */
import { parseServiceUrl } from '../src/features/news/model/service/serviceUrl';
import type { Invalid, Parsed } from '../src/lib/schema';

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

/** What each variable stands for where it is not set; null: it has to be. */
export const relayDefaults = {
  NEWS_API_TOKEN: null,
  SITE_URL: null,
  NEWS_API_URL: '',
  RELAY_CALLS_PER_DAY: '20',
  RELAY_FRESH_SECONDS: '600',
} as const;

type RelaySettingName = keyof typeof relayDefaults;

export type RelayEnvironment = Readonly<Partial<Record<RelaySettingName, string | undefined>>>;

function refuse(name: RelaySettingName, wanted: string): Invalid {
  return { kind: 'invalid', message: `${name}: ${wanted}` };
}

/** A secure origin, or one on this machine for a trial; null for any other text. */
function parseOrigin(text: string): string | null {
  const [, origin = null] = /^(https:\/\/[^/?#@\s]+|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?)\/?$/.exec(text) ?? [];
  return origin !== null && URL.canParse(origin) ? new URL(origin).origin : null;
}

function parseCount(text: string, most: number): number | null {
  return /^[1-9]\d{0,8}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

/** Reads the settings. The message names the variable and never repeats a value, which may be the token. */
export function parseRelaySettings(environment: RelayEnvironment): Parsed<RelaySettings> {
  const read = (name: RelaySettingName) => environment[name]?.trim() || (relayDefaults[name] ?? '');
  const token = read('NEWS_API_TOKEN');
  if (token === '') return refuse('NEWS_API_TOKEN', 'is missing: the token of the news service, a secret');
  const siteOrigin = parseOrigin(read('SITE_URL'));
  if (siteOrigin === null)
    return refuse('SITE_URL', 'must be the site’s https origin, such as https://www.example.com');
  const serviceUrl = parseServiceUrl(read('NEWS_API_URL'));
  if (serviceUrl.kind === 'invalid') return serviceUrl;
  const callsPerDay = parseCount(read('RELAY_CALLS_PER_DAY'), 1_000_000);
  if (callsPerDay === null) return refuse('RELAY_CALLS_PER_DAY', 'must be a whole number from 1 to 1,000,000');
  const freshSeconds = parseCount(read('RELAY_FRESH_SECONDS'), 86_400);
  if (freshSeconds === null) return refuse('RELAY_FRESH_SECONDS', 'must be a whole number from 1 to 86,400');
  return {
    kind: 'ok',
    value: { token, siteOrigin, serviceUrl: serviceUrl.value, callsPerDay, freshMs: freshSeconds * 1_000 },
  };
}
