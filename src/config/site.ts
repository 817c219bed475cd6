/** What pages show and use of the settings. */
import type { Settings } from '../content/settings';
import { addressLine } from './address';

/** The all-news call of the news service that pages with a public token call themselves. */
const serviceUrl = 'https://api.thenewsapi.com/v1/news/all';

/** The names of social networks, in every language and in the order in which their profiles are shown. */
const networks = { linkedin: 'LinkedIn', x: 'Twitter/X', instagram: 'Instagram', facebook: 'Facebook' } as const;

export const toSite = (settings: Settings) => ({
  brand: settings.brand,
  /** Origin of the deployed site, without a slash at its end, such as `https://alisio.example`. */
  url: settings.url,
  /** Path that the site is served under, with both slashes: `/` or `/repo/`. */
  base: settings.basePath,
  email: settings.email,
  headquarters: {
    ...settings.headquarters,
    /** The address in one line. Browsers that lack names of countries show the build's. */
    lines: {
      en: addressLine(settings.headquarters, 'en'),
      es: addressLine(settings.headquarters, 'es'),
      fr: addressLine(settings.headquarters, 'fr'),
    },
  },
  social: (['linkedin', 'x', 'instagram', 'facebook'] as const).flatMap((network) =>
    settings.social[network] === '' ? [] : [{ network: networks[network], url: settings.social[network] }],
  ),
  /** Address of the calendar shown in a frame: absolute https, or a path of the site itself. */
  schedulingUrl: settings.schedulingUrl,
  /** Whether another host serves the calendar, which then waits until the visitor asks for it. */
  hasForeignCalendar: settings.schedulingUrl.startsWith('https:'),
  /** Measurement id of Google Analytics; empty if analytics are off. */
  analyticsId: settings.analyticsId,
  /** Address of the relay, absolute or a path of the host; empty for none. */
  liveNewsUrl: settings.liveNewsUrl,
  /** How pages call the news service themselves; null if they do not, so that no file has its address. */
  liveNews: settings.liveNewsToken === '' ? null : { serviceUrl, token: settings.liveNewsToken },
  foundingYear: settings.foundingYear,
  /** Last change of the legal texts, as an ISO date. */
  legalLastChanged: { privacy: settings.privacyChanged, terms: settings.termsChanged },
});

export type Site = ReturnType<typeof toSite>;
