/**
 * The one place for brand, addresses and ids. Each value has a default and an environment variable of the
 * name given in `settings` that overrides it at build time; docs/settings.md lists them.
 *
 * Everything here becomes public. Secrets, such as the news service's token, are read by scripts only.
 */
export const analyticsPlaceholder = 'G-PLACEHOLDER';

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used; the message is one line that names the variable and what it must be. */
export class SettingError extends Error {
  override name = 'SettingError';
}

function refuse(name: string, value: string, wanted: string): never {
  throw new SettingError(`${name}: ${JSON.stringify(value)} is not ${wanted}`);
}

function text(name: string, value: string): string {
  return value.trim() === '' ? refuse(name, value, 'a non-empty text') : value.trim();
}

function absoluteHttps(name: string, value: string, wanted = 'an absolute https address'): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
    ? url.href
    : refuse(name, value, wanted);
}

function origin(name: string, value: string): string {
  const url = new URL(absoluteHttps(name, value));
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return refuse(name, value, 'an absolute https address without a path (BASE_PATH takes the path)');
  }
  return url.origin;
}

function basePath(name: string, value: string): string {
  return /^\/([\w.~-]+\/)*$/.test(value) ? value : refuse(name, value, 'a path that starts and ends with a slash');
}

function email(name: string, value: string): string {
  return /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value) ? value : refuse(name, value, 'an e-mail address');
}

/** An absolute https address or a path of the site itself (`/…`), which loopback previews use. */
function httpsOrOwnPath(name: string, value: string): string {
  const wanted = 'an absolute https address or a path that starts with one slash';
  return /^\/(?!\/)[^\s\\]*$/.test(value) ? value : absoluteHttps(name, value, wanted);
}

function optional(parse: (name: string, value: string) => string) {
  return (name: string, value: string) => (value === '' ? '' : parse(name, value));
}

function measurementId(name: string, value: string): string {
  return /^G-[A-Z0-9]{4,16}$/.test(value) ? value : refuse(name, value, 'a measurement id such as G-AB12CD34EF');
}

function days(name: string, value: string): string {
  return /^[1-9]\d{0,2}$/.test(value) ? value : refuse(name, value, 'a number of days from 1 to 999');
}

/** Empty or `none` removes the profile; some hosts cannot set an empty variable. */
function socialProfile(name: string, value: string): string {
  return value === '' || value === 'none' ? '' : absoluteHttps(name, value);
}

/** Every public setting: environment variable, default, and parser. A test compares docs/settings.md with it. */
export const settings = {
  SITE_BRAND: { fallback: 'Alisio Group', parse: text },
  SITE_URL: { fallback: 'https://alisio.example', parse: origin },
  BASE_PATH: { fallback: '/', parse: basePath },
  CONTACT_EMAIL: { fallback: 'hello@alisio.example', parse: email },
  // In the order shown.
  SOCIAL_LINKEDIN: { fallback: 'https://linkedin.example/company/alisio', parse: socialProfile, network: 'LinkedIn' },
  SOCIAL_X: { fallback: 'https://x.example/alisio', parse: socialProfile, network: 'Twitter/X' },
  SOCIAL_INSTAGRAM: { fallback: 'https://instagram.example/alisio', parse: socialProfile, network: 'Instagram' },
  SOCIAL_FACEBOOK: { fallback: 'https://facebook.example/alisio', parse: socialProfile, network: 'Facebook' },
  SCHEDULING_URL: { fallback: '/samples/scheduling.html', parse: httpsOrOwnPath },
  ANALYTICS_ID: { fallback: analyticsPlaceholder, parse: measurementId },
  FONT_STYLESHEET_URL: { fallback: '', parse: /* @__PURE__ */ optional(absoluteHttps) },
  LIVE_NEWS_URL: { fallback: '', parse: /* @__PURE__ */ optional(httpsOrOwnPath) },
  LIVE_NEWS_PUBLIC_TOKEN: { fallback: '', parse: (_name: string, value: string) => value },
  NEWS_STALE_DAYS: { fallback: '3', parse: days },
} as const;

export type SettingName = keyof typeof settings;

/**
 * Reads the settings from an environment.
 * @throws SettingError naming the variable, its value and what it must be.
 */
export function parseSite(environment: Environment) {
  const read = (name: SettingName): string => {
    const { fallback, parse } = settings[name];
    const value = environment[name];
    // CI systems pass unset variables as empty texts, which mean the default; only a social profile is removed by one.
    return value === undefined || (value === '' && parse !== socialProfile) ? fallback : parse(name, value);
  };
  // Object.keys forgets the names it is given, hence the assertion.
  const settingNames = Object.keys(settings) as readonly SettingName[];
  return {
    brand: read('SITE_BRAND'),
    /** Origin of the deployed site, without trailing slash, e.g. `https://alisio.example`. */
    url: read('SITE_URL'),
    /** Path the site is served under, with both slashes, e.g. `/` or `/repo/`. */
    base: read('BASE_PATH'),
    email: read('CONTACT_EMAIL'),
    /** The company's profiles, in the order they are shown; a network's name is the same in every language. */
    social: settingNames
      .flatMap((name) => {
        const setting = settings[name];
        return 'network' in setting ? [{ network: setting.network, url: read(name) }] : [];
      })
      .filter(({ url }) => url !== ''),
    /** Address of the scheduling page shown in a frame: absolute https, or a path of the site itself. */
    schedulingUrl: read('SCHEDULING_URL'),
    /** The placeholder loads nothing. */
    analyticsId: read('ANALYTICS_ID'),
    /** Stylesheet of a font provider, or empty for the self-hosted fonts. */
    fontStylesheet: read('FONT_STYLESHEET_URL'),
    /** The all-news call made by the visitor's browser: its address, empty for no live calls, and a public token. */
    liveNews: { url: read('LIVE_NEWS_URL'), publicToken: read('LIVE_NEWS_PUBLIC_TOKEN') },
    /** Days without a new article after which the news page says when the last one came. */
    newsStaleDays: Number(read('NEWS_STALE_DAYS')),
  };
}

export type Site = Readonly<ReturnType<typeof parseSite>>;

// In a build, vite.config.ts puts the parsed settings here, so that neither the parser nor any other variable of the
// environment reaches the bundle; scripts and tests read the environment themselves. Two constants, because the bundler
// removes the dead branch only for the plain first one.
declare const siteIsBuilt: true | undefined;
declare const siteFromBuild: Site;

export const site: Site = typeof siteIsBuilt === 'undefined' ? parseSite(process.env) : siteFromBuild;
