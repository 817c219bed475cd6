/** The relay's settings: environment variables of a process, or variables and secrets of a Worker. */
import { isMailAddress } from '~/schemas/settingValues';
import { parseNewsPlan, countRelayCalls } from '~/shared/news/newsPlan';
import { parseServiceUrl } from '~/shared/news/service/serviceUrl';
import { hasSecureScheme } from '~/shared/secureScheme';

/** Environment variables that only the relay reads, with their defaults. */
export const relaySettings = {
  MAIL_TO: '',
  MAIL_FROM: '',
  SMTP_URL: '',
  MAIL_API_KEY: '',
  MAIL_API_URL: 'https://api.resend.com/emails',
} as const;

/** Holds `NEWS_API_TOKEN`, `NEWS_API_URL`, `SITE_URL`, the variables of shared/news/newsPlan and those of `relaySettings`. */
export type RelayEnvironment = Readonly<Partial<Record<string, string>>>;

function check(name: string, isValid: boolean, message: string): void {
  if (!isValid) throw new Error(`${name}: ${message}`);
}

const isSecure = (address: string) => URL.canParse(address) && hasSecureScheme(new URL(address));

const isOrigin = (address: string) => isSecure(address) && new URL(address).href === `${new URL(address).origin}/`;

/**
 * Reads how messages are sent. One of two secrets is needed: `SMTP_URL`, which holds user and password, or the key of the
 * mail service. Returns null if neither is set.
 */
function parseMail(text: (name: keyof typeof relaySettings) => string) {
  const [smtpUrl, apiKey, apiUrl] = [text('SMTP_URL'), text('MAIL_API_KEY'), text('MAIL_API_URL')];
  if (smtpUrl === '' && apiKey === '') return null;
  const [from, to] = [text('MAIL_FROM'), text('MAIL_TO')];
  check('MAIL_TO', isMailAddress(to), 'must be the address that messages go to, such as hello@example.com');
  check('MAIL_FROM', isMailAddress(from), 'must be an address of your own domain, such as website@example.com');
  const isSmtp = /^smtps?:\/\/[^\s/]/.test(smtpUrl) && URL.canParse(smtpUrl);
  check('SMTP_URL', smtpUrl === '' || isSmtp, 'must be such as smtps://user:password@mail.example.com');
  check('MAIL_API_URL', isSecure(apiUrl), 'must be an https address');
  return { from, to, smtpUrl, apiKey, apiUrl: new URL(apiUrl) };
}

/** Settings by which messages of the contact form are sent. */
export type MailSettings = Readonly<NonNullable<ReturnType<typeof parseMail>>>;

/**
 * Reads the settings of the relay.
 * @throws Error that names the variable, but not its value, which may be the token
 */
export function parseRelaySettings(environment: RelayEnvironment) {
  const text = (name: string, fallback = '') => environment[name]?.trim() || fallback;
  const [token, site] = [text('NEWS_API_TOKEN'), text('SITE_URL')];
  const mail = parseMail((name) => text(name, relaySettings[name]));
  const hasPurpose = token !== '' || mail !== null;
  const hasMailAddress = text('MAIL_TO') !== '' || text('MAIL_FROM') !== '';
  check(
    'SMTP_URL',
    hasPurpose || !hasMailAddress,
    'is missing, and so is MAIL_API_KEY: one of them sends the messages',
  );
  check('NEWS_API_TOKEN', hasPurpose, 'is missing: the token of the news service, a secret');
  check('SITE_URL', isOrigin(site), 'must be the site’s https origin, such as https://www.example.com');
  const serviceUrl = parseServiceUrl(text('NEWS_API_URL'));
  const callsPerDay = countRelayCalls(parseNewsPlan(environment));
  check('NEWS_RELAY_SHARE', token === '' || callsPerDay > 0, 'leaves the relay no call a day');
  const { origin: siteOrigin } = new URL(site);
  return {
    /** The secret token of the service; empty if the relay only takes messages. */
    token,
    /** Null if the relay takes no messages. */
    mail,
    serviceUrl,
    /** Origin of the site. Only its pages may read answers and send messages. */
    siteOrigin,
    callsPerDay,
  };
}

export type RelaySettings = Readonly<ReturnType<typeof parseRelaySettings>>;
