/** What pages get of an environment's settings; for scripts, and for tests of another site than the present one. */
import { dataFolder } from './dataFolder.ts';
import { type KnownLanguage, knownLanguages, type Language } from './knownLanguages';
import { type Environment, publicTokenVariable, readSettings, settingList } from './settings';
import { analyticsPlaceholder, type Settings } from './siteSchema';

export interface LanguageSettings extends KnownLanguage {
  readonly id: Language;
  /** First path segment, empty for the default language. */
  readonly prefix: '' | `/${Language}`;
}

function languagesOf([first, ...others]: Settings['languages']): readonly [LanguageSettings, ...LanguageSettings[]] {
  const settings = (id: Language, prefix: LanguageSettings['prefix']) => ({ id, prefix, ...knownLanguages[id] });
  return [settings(first, ''), ...others.map((id) => settings(id, `/${id}`))];
}

/** The networks in the schema's order, whose titles are their names, then the owner's own. */
function profilesOf({ social }: Settings) {
  const titles = new Map(settingList().map(({ path, title }) => [path, title]));
  return Object.entries(social).flatMap(([key, url]) =>
    url === '' ? [] : [{ network: titles.get(`social.${key}`) ?? key, url }],
  );
}

/** The address as one line in each published language, whose word for the country it has. */
function addressLines({ headquarters, languages }: Settings): Readonly<Partial<Record<Language, string>>> {
  const { street, locality, region, country } = headquarters;
  return Object.fromEntries(
    languages.map((id) => {
      const countryName = new Intl.DisplayNames(knownLanguages[id].tag, { type: 'region' }).of(country);
      return [id, [street, locality, region, countryName].filter((part) => part !== '').join(', ')];
    }),
  );
}

function fontFacesOf({ fonts: { headings, text } }: Settings): readonly string[] {
  return [`400 1em "${headings}"`, `400 1em "${text}"`, `600 1em "${text}"`];
}

export function siteOf(settings: Settings, publicToken: string) {
  return {
    brand: settings.brand,
    /** Origin of the deployed site, without trailing slash, e.g. `https://alisio.example`. */
    url: settings.url,
    /** Path the site is served under, with both slashes, e.g. `/` or `/repo/`. */
    base: settings.basePath,
    email: settings.email,
    /** What is empty is not told. */
    headquarters: { ...settings.headquarters, lines: addressLines(settings) },
    /** Names of the pages that the header leads to; of one that is off, nothing is shown. */
    header: settings.header,
    /** The company's profiles, in the order they are shown; a network's name is the same in every language. */
    social: profilesOf(settings),
    /** Address of the scheduling page shown in a frame: absolute https, or a path of the site itself. */
    schedulingUrl: settings.schedulingUrl,
    /** Empty where nothing is measured. */
    analyticsId: settings.analyticsId === analyticsPlaceholder ? '' : settings.analyticsId,
    /** The faces that every page shows, as CSS `font`. */
    fontFaces: fontFacesOf(settings),
    /** Stylesheet of a font provider, or empty for the self-hosted fonts. */
    fontStylesheet: settings.fontStylesheetUrl,
    /** The all-news call made by the visitor's browser: its address, empty for no live calls, and a public token. */
    liveNews: { url: settings.liveNewsUrl, publicToken },
    /** Days without a new article after which the news page says when the last one came. */
    newsStaleDays: settings.newsStaleDays,
    /** The languages the site is published in, the default first. */
    languages: languagesOf(settings.languages),
    /** Parts of the site that are on: src/config/features.ts has them for pages. */
    features: {
      ...settings.features,
      feeds: settings.features.news && settings.features.feeds,
      languages: settings.languages.length > 1,
      /** Behind the heads of pages: the chart, the owner's picture, or neither. */
      chart: settings.hero === 'chart',
      heroPicture: settings.hero === 'picture',
    },
    foundingYear: settings.foundingYear,
    /** Last change of the legal texts, as an ISO date. */
    legalLastChanged: { privacy: settings.privacyChanged, terms: settings.termsChanged },
  };
}

export type Site = Readonly<ReturnType<typeof siteOf>>;

/**
 * The site of an environment: data/site.json, and what its variables override.
 * @throws DataError with every fault
 */
export function parseSite(environment: Environment, folder = dataFolder): Site {
  return siteOf(readSettings(environment, folder), environment[publicTokenVariable] ?? '');
}
