/** The configuration of the relay: variables and secrets of a Worker. */
import { hasSecureScheme } from '~/lib/secureScheme';
import { countRelayCalls, parseCallsPerDay } from '~/news/servicePlan';
import { parseServiceUrl } from '~/news/serviceUrl';

/** The variables: `NEWS_API_TOKEN`, `NEWS_API_URL`, `NEWS_CALLS_PER_DAY` and `SITE_URL`. */
export type RelayEnvironment = Readonly<Partial<Record<string, string>>>;

function check(name: string, isValid: boolean, message: string): void {
  if (!isValid) throw new Error(`${name}: ${message}`);
}

const isSecureOrigin = (address: string) =>
  URL.canParse(address) && hasSecureScheme(new URL(address)) && new URL(address).href === `${new URL(address).origin}/`;

/**
 * Reads the configuration of the relay.
 * @throws Error that names the variable, but not its value, which may be the token
 */
export function parseRelayConfig(environment: RelayEnvironment) {
  const text = (name: string) => environment[name]?.trim() ?? '';
  const [token, site] = [text('NEWS_API_TOKEN'), text('SITE_URL')];
  check('NEWS_API_TOKEN', token !== '', 'is missing: set the token of the news service as a secret');
  check('SITE_URL', isSecureOrigin(site), 'must be the site’s https origin, such as https://www.example.com');
  const serviceUrl = parseServiceUrl(text('NEWS_API_URL'));
  const callsPerDay = countRelayCalls(parseCallsPerDay(environment));
  check('NEWS_CALLS_PER_DAY', callsPerDay > 0, 'leaves the relay no call, which has a tenth: choose a larger plan');
  const { origin: siteOrigin } = new URL(site);
  return {
    /** The secret token of the service. */
    token,
    serviceUrl,
    /** Origin of the site. Only its pages may read answers. */
    siteOrigin,
    callsPerDay,
  };
}

export type RelayConfig = Readonly<ReturnType<typeof parseRelayConfig>>;
