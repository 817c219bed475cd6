/** The settings of the site: data/site.json, and the variables that override some of its keys for a deployment. */
import * as v from 'valibot';
import { isHost } from '../lib/isHost';
import { date, isHttps, isVisible, listOrEmpty, noErrors, object, value, valueOrEmpty, wholeNumber } from './values';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The keys that a variable overrides, because GitHub Pages serves the site at an address that only its workflow knows. */
export const variables: ReadonlyMap<string, string> = new Map([
  ['url', 'SITE_URL'],
  ['basePath', 'BASE_PATH'],
]);

/** The measurement id of the sample, with which analytics are off. */
const analyticsPlaceholder = 'G-PLACEHOLDER';

const isSitePath = (text: string): boolean => /^\/(?!\/)[\w./~%-]*$/.test(text) && !/(?:^|\/)\.\.?(?:\/|$)/.test(text);

const isHttpsOrSitePath = (text: string): boolean => isSitePath(text) || isHttps(text);

const toHref = (text: string): string => (isHttps(text) ? new URL(text).href : text);

/** Whether a text is an address of mail whose name has no character with a meaning in a link. */
function isMailAddress(text: string): boolean {
  const [, host = ''] = /^[\w.+-]+@(.*)$/.exec(text) ?? [];
  return host.includes('.') && isHost(host.toLowerCase());
}

/** @param labels names in the hosts of a network: `linkedin` of `do.linkedin.com` */
const profile = (...labels: readonly string[]) =>
  v.optional(
    v.pipe(
      valueOrEmpty('an absolute https address', isHttps),
      noErrors((address) =>
        address === '' || new URL(address).hostname.split('.').some((label) => labels.includes(label))
          ? []
          : [
              `"${address}" is no address of this network: its host is ${labels.map((label) => `${label}.com`).join(' or ')}`,
            ],
      ),
      v.transform(toHref),
    ),
    '',
  );

/** A day on which something was done: today or before. East of Greenwich a day begins up to 14 hours earlier. */
const pastDate = (now: Date) =>
  v.pipe(
    date(),
    noErrors((day) =>
      day > new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
        ? [`${day} is in the future: write the day on which it was done`]
        : [],
    ),
  );

const trimmed = (text: string): string => text.trim();

/** @param now the moment that the site is built for */
export const settingsSchema = (now: Date) =>
  object({
    brand: v.pipe(
      value(
        'a name of 1 to 40 characters, without < and >, with no word of more than 26',
        (text) => isVisible(text) && text.trim().length <= 40 && !/[^\s-]{27}|[<>]/.test(text),
      ),
      v.transform(trimmed),
    ),
    url: v.pipe(
      value(
        'an absolute https address without a path (basePath takes the path)',
        (text) => isHttps(text) && new URL(text).href === `${new URL(text).origin}/`,
      ),
      v.transform((text) => new URL(text).origin),
    ),
    basePath: value(
      'a path that starts and ends with a slash, such as /repo/',
      (text) => isSitePath(text) && /^\/(?:[\w.~-]+\/)*$/.test(text),
    ),
    email: value('an e-mail address', isMailAddress),
    foundingYear: v.pipe(
      wholeNumber('a year such as 2020', 1000, 2999),
      v.maxValue(now.getUTCFullYear() + 1, ({ input }) => `${input} is in the future`),
    ),
    headquarters: object({
      locality: value('the name of a town', isVisible),
      region: value('a state or province, such as NY', isVisible),
      country: value('a country by its two letters, such as US', (text) => /^[A-Z]{2}$/.test(text)),
      coordinates: value('a place such as 40.7128, -74.0060', (text) =>
        /^-?\d{1,2}(?:\.\d+)?, ?-?\d{1,3}(?:\.\d+)?$/.test(text),
      ),
    }),
    social: object({
      linkedin: profile('linkedin'),
      x: profile('x', 'twitter'),
      instagram: profile('instagram'),
      facebook: profile('facebook', 'fb'),
    }),
    /** Calendar shown in a frame. */
    schedulingUrl: v.pipe(
      value('an absolute https address or a path that starts with one slash', isHttpsOrSitePath),
      v.transform(toHref),
    ),
    /** Measurement id of Google Analytics; empty if analytics are off. */
    analyticsId: v.pipe(
      valueOrEmpty('a measurement id such as G-AB12CD34EF', (text) => /^G-[A-Z0-9]{4,16}$/.test(text)),
      v.transform((id) => (id === analyticsPlaceholder ? '' : id)),
    ),
    /** The relay, which browsers ask for more articles; empty for none. */
    liveNewsUrl: v.pipe(
      valueOrEmpty('an absolute https address or a path that starts with one slash', (text) =>
        isHttpsOrSitePath(text.replace(/[?#].*/, '')),
      ),
      noErrors((text) =>
        /[?#]/.test(text)
          ? [
              `"${text}" has a query or a fragment, and the relay is asked at addresses below it: write ${text.replace(/[?#].*/, '')}`,
            ]
          : [],
      ),
      v.transform(toHref),
    ),
    /** A public token of the news service, which anybody can read. No message repeats it, because it may be the secret one. */
    liveNewsToken: v.optional(
      v.pipe(
        v.string('this is not a text, which stands in quotes'),
        v.regex(/^[\w-]{0,200}$/, 'a token is letters, digits, - and _'),
      ),
      '',
    ),
    unbreakable: listOrEmpty(value('a text', isVisible)),
    privacyChanged: pastDate(now),
    termsChanged: pastDate(now),
  });

export type Settings = v.InferOutput<ReturnType<typeof settingsSchema>>;

/** Where a previewed site gets its live news, whatever site.json says. */
export interface LiveNewsSettings {
  readonly liveNewsUrl: string;
  readonly liveNewsToken: string;
}

/**
 * The content of site.json with the variables of a deployment, and with the live news of a preview. CI systems pass unset
 * variables as empty strings.
 */
export function applyOverrides(file: unknown, environment: Environment, liveNews?: LiveNewsSettings): unknown {
  const entries = [...variables].flatMap(([key, variable]) => {
    const text = environment[variable];
    return text === undefined || text === '' ? [] : [[key, text] as const];
  });
  return typeof file === 'object' && file !== null ? { ...file, ...Object.fromEntries(entries), ...liveNews } : file;
}

/** Errors of settings that contradict each other, each with its key. */
export function findContradictions(
  { liveNewsToken, liveNewsUrl }: Pick<Settings, 'liveNewsToken' | 'liveNewsUrl'>,
  environment: Environment,
): readonly (readonly [key: string, message: string])[] {
  const secret = environment['NEWS_API_TOKEN']?.trim() ?? '';
  return [
    ...(liveNewsUrl !== '' && liveNewsToken !== ''
      ? [['liveNewsToken', 'live news would have two sources, as liveNewsUrl is set too: leave one empty'] as const]
      : []),
    ...(secret !== '' && liveNewsToken === secret
      ? [
          [
            'liveNewsToken',
            'it is the token of NEWS_API_TOKEN, which has to stay secret: take another one, of a plan that you can lose',
          ] as const,
        ]
      : []),
  ];
}

/** The facts of the site that sentences of the legal texts depend on. */
export type LegalFacts = Pick<Settings, 'analyticsId' | 'schedulingUrl' | 'liveNewsUrl' | 'liveNewsToken'>;

/** What a paragraph of the legal texts may depend on: a text describes what this build does, not what the code could do. */
export const conditions = {
  noAnalytics: ({ analyticsId }: LegalFacts) => analyticsId === '',
  analyticsWhenAgreed: ({ analyticsId }: LegalFacts) => analyticsId !== '',
  ownCalendar: ({ schedulingUrl }: LegalFacts) => !isHttps(schedulingUrl),
  calendarWhenAsked: ({ schedulingUrl }: LegalFacts) => isHttps(schedulingUrl),
  noForeignCalendar: ({ schedulingUrl }: LegalFacts) => !isHttps(schedulingUrl),
  foreignCalendar: ({ schedulingUrl }: LegalFacts) => isHttps(schedulingUrl),
  noLiveNews: ({ liveNewsUrl, liveNewsToken }: LegalFacts) => liveNewsUrl === '' && liveNewsToken === '',
  liveNewsRelay: ({ liveNewsUrl }: LegalFacts) => liveNewsUrl !== '',
  liveNewsService: ({ liveNewsToken }: LegalFacts) => liveNewsToken !== '',
} as const;

export type Condition = keyof typeof conditions;
