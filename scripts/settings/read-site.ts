import { DataError } from '~/config/dataFile';
import { formTarget } from '~/config/formTarget';
import { knownLanguages, type Language } from '~/config/knownLanguages';
import type { LanguageSettings, Site } from '~/config/site';
import { analyticsPlaceholder, type Settings } from '~/config/siteSchema';
/** What pages get of an environment's settings; for scripts, and for tests of another site than the present one. */
import { dataFolder } from '~scripts/lib/data-folder';
import { type Environment, readSettings, settingList } from './read-settings';

function languageWith(prefix: LanguageSettings['prefix'], id: Language): LanguageSettings {
  return { id, prefix, ...knownLanguages[id] };
}

function languagesOf([first, ...others]: Settings['languages']): Site['languages'] {
  return [languageWith('', first), ...others.map((id) => languageWith(`/${id}`, id))];
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

/** @throws DataError where the relay should take messages, and there is none */
function formOf({ contact: { endpoint }, liveNewsUrl }: Settings): Site['form'] {
  if (endpoint === 'relay' && liveNewsUrl === '')
    throw new DataError(['contact.endpoint: "relay" is asked at liveNewsUrl, which is empty']);
  return formTarget(endpoint, liveNewsUrl);
}

/** @throws DataError where two settings contradict each other */
export function siteOf(settings: Settings): Site {
  const form = formOf(settings);
  const analyticsId = settings.analyticsId === analyticsPlaceholder ? '' : settings.analyticsId;
  if (analyticsId !== '' && settings.counterUrl !== '')
    throw new DataError([
      'counterUrl: visits would be counted twice, as analyticsId is set too: leave one of them empty',
    ]);
  return {
    brand: settings.brand,
    url: settings.url,
    base: settings.basePath,
    email: settings.email,
    headquarters: { ...settings.headquarters, lines: addressLines(settings) },
    header: settings.header,
    social: profilesOf(settings),
    schedulingUrl: settings.schedulingUrl,
    form,
    analyticsId,
    counterUrl: settings.counterUrl,
    fontStylesheet: settings.fontStylesheetUrl,
    liveNewsUrl: settings.liveNewsUrl,
    newsStaleDays: settings.newsStaleDays,
    languages: languagesOf(settings.languages),
    features: {
      ...settings.features,
      feeds: settings.features.news && settings.features.feeds,
      languages: settings.languages.length > 1,
      chart: settings.hero === 'chart',
      heroPicture: settings.hero === 'picture',
      messages: form !== null,
      tag: analyticsId !== '',
      counter: settings.counterUrl !== '',
      foreignCalendar: !settings.schedulingUrl.startsWith('/'),
    },
    foundingYear: settings.foundingYear,
    legalLastChanged: {
      privacy: settings.privacyChanged,
      terms: settings.termsChanged,
      ...(settings.accessibilityChanged && { accessibility: settings.accessibilityChanged }),
    },
  };
}

/**
 * The site of an environment: data/site.json, and what its variables override.
 * @throws DataError with every fault
 */
export function readSite(environment: Environment, folder = dataFolder): Site {
  return siteOf(readSettings(environment, folder));
}
