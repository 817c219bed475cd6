/** The settings of the site: data/site.json, and the variables that override some of its keys for a deployment. */
import * as v from 'valibot';
import { type Language, languages, mapLanguages } from '~/config/languages';
import { hourMs } from '~/lib/durations';
import { isHost } from '~/lib/isHost';
import { theNewsApiUrl } from '~/news/theNewsApi';
import {
  dateSchema,
  isHttpsUrl,
  isVisible,
  array,
  checkText,
  strictObject,
  matchingTextSchema,
  matchingTextOrEmptySchema,
  wholeNumberBetween,
} from './valueSchemas';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The keys that a variable overrides, because GitHub Pages serves the site at an address that only its workflow knows. */
export const settingVariables: ReadonlyMap<string, string> = new Map([
  ['url', 'SITE_URL'],
  ['basePath', 'BASE_PATH'],
]);

/** The names of social networks, in every language and in the order in which their profiles are shown. */
const networks = { linkedin: 'LinkedIn', x: 'Twitter/X', instagram: 'Instagram', facebook: 'Facebook' } as const;

/** The measurement id of the sample, with which analytics are off. */
const analyticsPlaceholder = 'G-PLACEHOLDER';

const isSitePath = (text: string): boolean => /^\/(?!\/)[\w./~%-]*$/.test(text) && !/(?:^|\/)\.\.?(?:\/|$)/.test(text);

const isHttpsUrlWithoutPath = (text: string): boolean =>
  isHttpsUrl(text) && new URL(text).href === `${new URL(text).origin}/`;

const toHref = (text: string): string => (isHttpsUrl(text) ? new URL(text).href : text);

/** Whether a text is an address of mail whose name has no character with a meaning in a link. */
function isMailAddress(text: string): boolean {
  const [, host = ''] = /^[\w.+-]+@(.*)$/.exec(text) ?? [];
  return host.includes('.') && isHost(host.toLowerCase());
}

/**
 * The address of a profile on a social network.
 * @param labels names in the hosts of the network: `linkedin` of `do.linkedin.com`
 */
const profile = (...labels: readonly string[]) =>
  v.optional(
    v.pipe(
      matchingTextOrEmptySchema('an absolute https address', isHttpsUrl),
      checkText((address) =>
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

/** A day that is not in the future. East of Greenwich a day begins up to 14 hours earlier. */
const pastDate = (now: Date) =>
  v.pipe(
    dateSchema(),
    checkText((day) =>
      day > new Date(now.getTime() + 14 * hourMs).toISOString().slice(0, 10)
        ? [`${day} is in the future: write the day of the last change`]
        : [],
    ),
  );

const trimmed = (text: string): string => text.trim();

/**
 * The file site.json.
 * @param now the moment that the site is built for
 */
export const settingsFileSchema = (now: Date) =>
  strictObject({
    brand: v.pipe(
      matchingTextSchema(
        'a name of 1 to 40 characters, without < and >, with no word of more than 26',
        (text) => isVisible(text) && text.trim().length <= 40 && !/[^\s-]{27}|[<>]/.test(text),
      ),
      v.transform(trimmed),
    ),
    /** Origin of the deployed site, without a slash at its end, such as `https://alisio.example`. */
    url: v.pipe(
      matchingTextSchema('an absolute https address without a path (basePath takes the path)', isHttpsUrlWithoutPath),
      v.transform((text) => new URL(text).origin),
    ),
    /** Path that the site is served under, with both slashes: `/` or `/repo/`. */
    basePath: matchingTextSchema(
      'a path that starts and ends with a slash, such as /repo/',
      (text) => isSitePath(text) && /^\/(?:[\w.~-]+\/)*$/.test(text),
    ),
    email: matchingTextSchema('an e-mail address', isMailAddress),
    foundingYear: v.pipe(
      wholeNumberBetween('a year such as 2020', 1000, 2999),
      v.maxValue(now.getUTCFullYear() + 1, ({ input }) => `${input} is in the future`),
    ),
    headquarters: strictObject({
      locality: matchingTextSchema('the name of a town', isVisible),
      region: matchingTextSchema('a state or province, such as NY', isVisible),
      country: matchingTextSchema('a country by its two letters, such as US', (text) => /^[A-Z]{2}$/.test(text)),
      coordinates: matchingTextSchema('a place such as 40.7128, -74.0060', (text) =>
        /^-?\d{1,2}(?:\.\d+)?, ?-?\d{1,3}(?:\.\d+)?$/.test(text),
      ),
    }),
    social: strictObject({
      linkedin: profile('linkedin'),
      x: profile('x', 'twitter'),
      instagram: profile('instagram'),
      facebook: profile('facebook', 'fb'),
    }),
    /** The calendar that is shown in a frame: absolute https, or a path of the site itself. */
    schedulingUrl: v.pipe(
      matchingTextSchema(
        'an absolute https address or a path that starts with one slash',
        (text) => isSitePath(text) || isHttpsUrl(text),
      ),
      v.transform(toHref),
    ),
    /** Measurement id of Google Analytics; empty if analytics are off. */
    analyticsId: v.pipe(
      matchingTextOrEmptySchema('a measurement id such as G-AB12CD34EF', (text) => /^G-[A-Z0-9]{4,16}$/.test(text)),
      v.transform((id) => (id === analyticsPlaceholder ? '' : id)),
    ),
    /** The relay, which browsers ask for more articles; empty for none. It answers at the root of its host (relay/app.ts). */
    liveNewsUrl: v.pipe(
      matchingTextOrEmptySchema(
        'an absolute https address without a path, or a path of the site that starts with one slash',
        (text) => isSitePath(text) || isHttpsUrlWithoutPath(text),
      ),
      v.transform(toHref),
    ),
    /** A public token of the news service, which anybody can read. No message repeats it, because it may be the secret one. */
    liveNewsToken: v.optional(
      v.pipe(
        v.string('this is not a text, which stands in quotes'),
        v.regex(/^[\w-]{0,200}$/, 'a token has only letters, digits, - and _'),
      ),
      '',
    ),
    unbreakable: array(matchingTextSchema('a text', isVisible)),
    privacyChanged: pastDate(now),
    termsChanged: pastDate(now),
  });

type SettingsFile = v.InferOutput<ReturnType<typeof settingsFileSchema>>;

/** The address in one line, with the name of the country in a language. */
function addressLine({ locality, region, country }: SettingsFile['headquarters'], language: Language): string {
  const countryName = new Intl.DisplayNames(languages[language].tag, { type: 'region' }).of(country);
  return [locality, region, countryName].join(', ');
}

function toSettings(file: SettingsFile) {
  const { headquarters, liveNewsToken, privacyChanged, social, termsChanged, unbreakable: _, ...others } = file;
  return {
    ...others,
    headquarters: {
      ...headquarters,
      /** The address in one line. Browsers that lack names of countries show the build's. */
      lines: mapLanguages((language) => addressLine(headquarters, language)),
    },
    social: (['linkedin', 'x', 'instagram', 'facebook'] as const).flatMap((network) =>
      social[network] === '' ? [] : [{ network: networks[network], url: social[network] }],
    ),
    /** Whether another host serves the calendar, which then waits until the visitor asks for it. */
    hasForeignCalendar: isHttpsUrl(others.schedulingUrl),
    /** How pages call the news service themselves; null if they do not, so that no file has its address. */
    liveNews: liveNewsToken === '' ? null : { serviceUrl: theNewsApiUrl, token: liveNewsToken },
    /** The last change of each legal text, as an ISO date. */
    legalLastChanged: { privacy: privacyChanged, terms: termsChanged },
  };
}

export const settingsSchema = (now: Date) => v.pipe(settingsFileSchema(now), v.transform(toSettings));

/** The settings as pages and commands use them. All of them become public. */
export type Settings = v.InferOutput<ReturnType<typeof settingsSchema>>;

/** Where a previewed site gets its live news, whatever site.json says: from the relay on its own origin. */
export const previewLiveNewsSettings = { liveNewsUrl: '/news-relay', liveNewsToken: '' };

export type LiveNewsSettings = typeof previewLiveNewsSettings;

/**
 * Returns the content of site.json with the variables of a deployment, and with the live news of a preview. CI systems pass unset
 * variables as empty strings.
 */
export function applyOverrides(file: unknown, environment: Environment, liveNews?: LiveNewsSettings): unknown {
  const entries = [...settingVariables].flatMap(([key, variable]) => {
    const text = environment[variable];
    return text === undefined || text === '' ? [] : [[key, text] as const];
  });
  return typeof file === 'object' && file !== null ? { ...file, ...Object.fromEntries(entries), ...liveNews } : file;
}

/** Errors of settings that contradict each other, each with its key. */
export function findContradictions(
  { liveNews, liveNewsUrl }: Pick<Settings, 'liveNews' | 'liveNewsUrl'>,
  environment: Environment,
): readonly (readonly [key: string, message: string])[] {
  const secret = environment['NEWS_API_TOKEN']?.trim() ?? '';
  return [
    ...(liveNewsUrl !== '' && liveNews !== null
      ? [['liveNewsToken', 'live news would have two sources, as liveNewsUrl is set too: leave one empty'] as const]
      : []),
    ...(secret !== '' && liveNews?.token === secret
      ? [
          [
            'liveNewsToken',
            'this is the token of NEWS_API_TOKEN, which must stay secret, and every visitor could read it: use the token of another plan',
          ] as const,
        ]
      : []),
  ];
}
