import { parseServiceUrl } from '~/news/serviceUrl';
import { DataError } from '~/schemas/dataFile';
import type { Settings } from '~/schemas/site';
import { defaultTextSize } from '~/schemas/site/appearance';
import { analyticsPlaceholder } from '~/schemas/site/services';
import { networkNames } from '~/schemas/site/socialProfiles';
/**
 * What pages know of an owner's settings; `.generated/site.ts` has it. Everything here becomes public: settings that
 * scripts alone need are left out, and secrets too.
 */
import { addressLine } from './address';

/** The company's profiles in the order of pages: those of known networks, then the owner's further ones. */
const toProfiles = ({ social }: Settings) =>
  Object.entries(social).flatMap(([key, url]) => (url === '' ? [] : [{ network: networkNames[key] ?? key, url }]));

/** @throws DataError if two settings contradict each other */
export function toSite(settings: Settings) {
  if (settings.liveNewsUrl !== '' && settings.liveNewsToken !== '')
    throw new DataError([
      'data/site.json: liveNewsToken: live news would have two sources, as liveNewsUrl is set too: leave one empty',
    ]);
  const analyticsId = settings.analyticsId === analyticsPlaceholder ? '' : settings.analyticsId;
  return {
    brand: settings.brand,
    /** The brand, if the company has no other name. */
    legalName: settings.legalName || settings.brand,
    /** Origin of the deployed site, without trailing slash, e.g. `https://alisio.example`. */
    url: settings.url,
    /** Path the site is served under, with both slashes, e.g. `/` or `/repo/`. */
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
    social: toProfiles(settings),
    /** Address of the calendar shown in a frame: absolute https, or a path of the site itself. */
    schedulingUrl: settings.schedulingUrl,
    /** Whether another host serves the calendar, which then waits until the visitor asks for it. */
    hasForeignCalendar: settings.schedulingUrl.startsWith('https:'),
    /** Measurement id of Google Analytics; empty if it is off. */
    analyticsId,
    /** The size of running text, as a multiple of the design's. */
    textScale: settings.textSize / defaultTextSize,
    /** Radius of corners in CSS pixels. */
    corners: settings.corners,
    /** Address of the relay, absolute or a path of the host; empty for no live calls. */
    liveNewsUrl: settings.liveNewsUrl,
    /** How pages call the news service themselves; null if they do not, so that no file has its address. */
    liveNews:
      settings.liveNewsToken !== ''
        ? { serviceUrl: parseServiceUrl(settings.newsApiUrl).href, token: settings.liveNewsToken }
        : null,
    switches: {
      chart: settings.hero === 'chart',
    },
    foundingYear: settings.foundingYear,
    /** Last change of the legal texts, as an ISO date. */
    legalLastChanged: {
      privacy: settings.privacyChanged,
      terms: settings.termsChanged,
    },
  };
}

export type Site = Readonly<ReturnType<typeof toSite>>;
