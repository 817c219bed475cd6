/**
 * What pages know of an owner's settings; `.generated/site.ts` has it. Everything here becomes public: settings that
 * scripts alone need are left out, and secrets too.
 */
import { DataError } from '~/schemas/dataFile';
import type { Settings } from '~/schemas/site';
import { defaultTextSize } from '~/schemas/site/appearance';
import { analyticsPlaceholder } from '~/schemas/site/services';
import { networkNames } from '~/schemas/site/socialProfiles';
import { parseServiceUrl } from '~/shared/news/service/serviceUrl';
import { addressLine, type Place } from './address';
import { type Language } from './knownLanguages';

/** A published language. */
export interface SiteLanguage {
  readonly id: Language;
  /** BCP 47 tag for `lang`, `hreflang` and Intl. */
  readonly tag: string;
  /** The language's name in itself. */
  readonly name: string;
}

/** The published languages, the default first. */
export type SiteLanguages = readonly [SiteLanguage, ...SiteLanguage[]];

/** @param prefix first path segment, empty for the default language */
const withPrefix = (prefix: '' | `/${Language}`, language: SiteLanguage) => ({ ...language, prefix });

const toSiteLanguages = ([first, ...others]: SiteLanguages) =>
  [withPrefix('', first), ...others.map((language) => withPrefix(`/${language.id}`, language))] as const;

/** The company's profiles in the order of pages: those of known networks, then the owner's further ones. */
const toProfiles = ({ social }: Settings) =>
  Object.entries(social).flatMap(([key, url]) => (url === '' ? [] : [{ network: networkNames[key] ?? key, url }]));

/** An office with its address in each published language. */
function withLines<Office extends Place>(office: Office, languages: SiteLanguages) {
  const lines: Readonly<Partial<Record<Language, string>>> = Object.fromEntries(
    languages.map(({ id, tag }) => [
      id,
      addressLine({ ...office, locality: office.localityNames?.[id] ?? office.locality }, tag),
    ]),
  );
  return { ...office, lines };
}

/** @throws DataError if two settings contradict each other */
export function toSite(settings: Settings, languages: SiteLanguages) {
  if (settings.liveNewsUrl !== '' && settings.liveNewsToken !== '')
    throw new DataError([
      'data/site.json: liveNewsToken: live news would have two sources, as liveNewsUrl is set too: leave one empty',
    ]);
  const analyticsId = settings.analyticsId === analyticsPlaceholder ? '' : settings.analyticsId;
  if (analyticsId !== '' && settings.counterUrl !== '')
    throw new DataError([
      'data/site.json: counterUrl: visits would be counted twice, as analyticsId is set too: leave one of them empty',
    ]);
  const callsNewsService = settings.features.news && settings.liveNewsToken !== '';
  const asksFirst = settings.privacy === 'ask';
  const hasForeignCalendar = settings.schedulingUrl.startsWith('https:');
  return {
    brand: settings.brand,
    /** The brand, if the company has no other name. */
    legalName: settings.legalName || settings.brand,
    /** Origin of the deployed site, without trailing slash, e.g. `https://alisio.example`. */
    url: settings.url,
    /** Path the site is served under, with both slashes, e.g. `/` or `/repo/`. */
    base: settings.basePath,
    email: settings.email,
    /** Pages leave out the parts of the address that are empty. */
    headquarters: withLines(settings.headquarters, languages),
    /** Further offices. */
    offices: settings.offices.map((office) => withLines(office, languages)),
    social: toProfiles(settings),
    /** Address of the scheduling page shown in a frame: absolute https, or a path of the site itself; empty for none. */
    schedulingUrl: settings.schedulingUrl,
    /** Measurement id of Google Analytics; empty if it is off. */
    analyticsId,
    /** Where page views are sent without cookies, absolute or a path of the host; empty if they are not sent. */
    counterUrl: settings.counterUrl,
    /** The size of running text, as a multiple of the design's. */
    textScale: settings.textSize / defaultTextSize,
    /** Radius of corners in CSS pixels. */
    corners: settings.corners,
    /** Address of the relay, absolute or a path of the host; empty for no live calls. */
    liveNewsUrl: settings.liveNewsUrl,
    /** How pages call the news service themselves; null if they do not, so that no file has its address. */
    liveNews: callsNewsService
      ? { serviceUrl: parseServiceUrl(settings.newsApiUrl).href, token: settings.liveNewsToken }
      : null,
    languages: toSiteLanguages(languages),
    /** Parts of the site that are on; pages read `.generated/switches.ts`. */
    switches: {
      ...settings.features,
      languages: settings.languages.length > 1,
      chart: settings.hero === 'chart',
      newsToken: callsNewsService,
      tag: analyticsId !== '',
      counter: settings.counterUrl !== '',
      calendar: settings.schedulingUrl !== '',
      foreignCalendar: hasForeignCalendar,
      /** Whether Google's tag and a calendar of another host wait until the visitor agrees. */
      consentQuestion: asksFirst,
      /** Whether the footer lets the visitor change an answer, or refuse. */
      privacyChoice: analyticsId !== '' || (!asksFirst && hasForeignCalendar),
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
