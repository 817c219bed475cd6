/** The relay's settings: environment variables of a process, or variables and secrets of a Worker. */
import { parseNewsPlan, relayCallsOf } from '~/config/newsPlan';
import { parseServiceUrl } from '~/features/news/model/service/serviceUrl';

/** Variables that are the relay's alone, with their defaults. */
export const relaySettings = {
  RELAY_FRESH_SECONDS: '600',
  MAIL_TO: '',
  MAIL_FROM: '',
  SMTP_URL: '',
  MAIL_API_KEY: '',
  MAIL_API_URL: 'https://api.resend.com/emails',
} as const;

/** `NEWS_API_TOKEN`, `NEWS_API_URL`, `SITE_URL`, those of config/newsPlan and the relay's own. */
export type RelayEnvironment = Readonly<Partial<Record<string, string>>>;

/** A secure origin, or one on this machine for a trial. */
const originPattern = /^(?:https:\/\/[^/?#@\s]+|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?)\/?$/;

function check(name: string, isRight: boolean, wanted: string): void {
  if (!isRight) throw new Error(`${name}: ${wanted}`);
}

const isAddress = (text: string) => /^[^\s@<>,;"]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text);

/** Whether an address is https, or one of this machine for a trial. */
function isSecure(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, protocol } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}

/** Messages are taken where one of the two secrets is set: `smtpUrl`, with user and password, or the key of the service. */
function parseMail(text: (name: keyof typeof relaySettings) => string) {
  const [smtpUrl, apiKey, apiUrl] = [text('SMTP_URL'), text('MAIL_API_KEY'), text('MAIL_API_URL')];
  if (smtpUrl === '' && apiKey === '') return null;
  const [from, to] = [text('MAIL_FROM'), text('MAIL_TO')];
  check('MAIL_TO', isAddress(to), 'must be the address that messages go to, such as hello@example.com');
  check('MAIL_FROM', isAddress(from), 'must be an address of your own domain, such as website@example.com');
  const isSmtp = /^smtps?:\/\/[^\s/]/.test(smtpUrl) && URL.canParse(smtpUrl);
  check('SMTP_URL', smtpUrl === '' || isSmtp, 'must be such as smtps://user:password@mail.example.com');
  check('MAIL_API_URL', isSecure(apiUrl), 'must be an https address');
  return { from, to, smtpUrl, apiKey, apiUrl: new URL(apiUrl) };
}

/** How messages of the contact form are sent. */
export type MailSettings = Readonly<NonNullable<ReturnType<typeof parseMail>>>;

/** @throws Error that names the variable, and repeats no value that may hold the token. */
export function parseRelaySettings(environment: RelayEnvironment) {
  const text = (name: string, fallback = '') => environment[name]?.trim() || fallback;
  const [token, site] = [text('NEWS_API_TOKEN'), text('SITE_URL')];
  const mail = parseMail((name) => text(name, relaySettings[name]));
  const hasPurpose = token !== '' || mail !== null;
  const wantsMail = text('MAIL_TO') !== '' || text('MAIL_FROM') !== '';
  check('SMTP_URL', hasPurpose || !wantsMail, 'is missing, and so is MAIL_API_KEY: one of them sends the messages');
  check('NEWS_API_TOKEN', hasPurpose, 'is missing: the token of the news service, a secret');
  const isOrigin = originPattern.test(site) && URL.canParse(site);
  check('SITE_URL', isOrigin, 'must be the site’s https origin, such as https://www.example.com');
  const serviceUrl = parseServiceUrl(text('NEWS_API_URL'));
  const callsPerDay = relayCallsOf(parseNewsPlan(environment));
  check('NEWS_RELAY_SHARE', token === '' || callsPerDay > 0, 'leaves the relay no call a day');
  const freshSeconds = text('RELAY_FRESH_SECONDS', relaySettings.RELAY_FRESH_SECONDS);
  check('RELAY_FRESH_SECONDS', /^[1-9]\d{0,4}$/.test(freshSeconds), 'must be a whole number from 1 to 99,999');
  const { origin: siteOrigin } = new URL(site);
  return {
    /** Secret: it is in no answer, log or error. Empty where the relay takes messages alone. */
    token,
    /** Null where none are taken. */
    mail,
    serviceUrl,
    /** Origin of the one site whose pages may read the answers. */
    siteOrigin,
    callsPerDay,
    /** How long an answer is given without asking again, in ms. */
    freshMs: Number(freshSeconds) * 1_000,
  };
}

export type RelaySettings = Readonly<ReturnType<typeof parseRelaySettings>>;
