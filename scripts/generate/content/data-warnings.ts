/** What an owner may not notice, although the site can be built: settings without effect, and files that nothing reads. */
import { basename, join } from 'node:path';
import { findSimilarName } from '~/schemas/similarName';
import { isTheNewsApi } from '~/shared/news/query';
import { parseServiceUrl } from '~/shared/news/service/serviceUrl';
import { findNextChange } from '~scripts/generate/next-change';
import { listDataFiles } from '~scripts/lib/system-files';
import { collectTexts } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { legalPageIds } from './legal-text';
import { findPlaceWarnings } from './place-warnings';

/** Folders of the data that are in no path of the table of collections. */
const otherFolders = ['brand', 'files', 'news', 'pictures'];

/** Files and folders in a folder of the data besides those that are read. */
const unreadNames = (folder: string, isRead: (name: string) => boolean): readonly string[] =>
  listDataFiles(folder)
    .filter((name) => !isRead(name))
    .toSorted()
    .map((name) => join(folder, name));

const isContentFile = (name: string): boolean =>
  name.endsWith('.json') || legalPageIds.some((page) => name === `${page}.md`);

function unusedFiles({ collections, dataFolder, settings }: SiteSettings): readonly string[] {
  const names = Object.values(collections).map(({ path }) => path.split('/')[0] ?? '');
  const namesInData: ReadonlySet<string> = new Set([...otherFolders, ...names]);
  const content = join(dataFolder, 'content');
  const languages: readonly string[] = settings.languages;
  const unread = [
    ...unreadNames(dataFolder, (name) => namesInData.has(name)),
    ...languages.flatMap((language) => unreadNames(join(content, language), isContentFile)),
  ];
  return [
    ...unread.map((path) => {
      const similar = findSimilarName(basename(path), [...namesInData]);
      return `${path}: not used: ${similar === undefined ? 'remove it, or rename it if it has a wrong name' : `did you mean ${similar}?`}`;
    }),
    ...unreadNames(content, (name) => languages.includes(name)).map(
      (path) => `${path}: not used: languages in ${dataFolder}/site.json has no such language`,
    ),
  ];
}

/**
 * Pages in the header's list that are off. The list is read from the owner's file: the settings have a default list if the owner
 * has written none.
 */
function hiddenHeaderPages({ dataFolder, pages, settings, settingsFile }: SiteSettings): readonly string[] {
  const file = join(dataFolder, 'site.json');
  const isLink = (name: string) => settings.links.some(({ id }) => id === name);
  return collectTexts(settingsFile)
    .filter(([[key], name]) => key === 'header' && pages.pageNamed(name) === undefined && !isLink(name))
    .map(([keys, page]) => `${file}: ${keys.join('.')}: "${page}" is off, so the header does not link to it`);
}

function unusedLinks({ dataFolder, settings: { header, links } }: SiteSettings): readonly string[] {
  const file = join(dataFolder, 'site.json');
  return links
    .filter(({ id, footer }) => !footer && !header.includes(id))
    .map(({ id }) => `${file}: links: no page shows "${id}": name it in header, or set its footer to true`);
}

/** Times that the build takes as UTC because the owner has set no time zone: an owner rarely means UTC. */
function warnOfTimesWithoutZone({ dataFolder, settingsFile, timedParts }: SiteSettings): readonly string[] {
  const siteFile = join(dataFolder, 'site.json');
  if (Object.hasOwn(Object(settingsFile), 'timeZone')) return [];
  const files = timedParts
    .filter(({ period: { from, until } }) => from?.includes('T') || until?.includes('T'))
    .map(({ file }) => join(dataFolder, file));
  return files.map((file) => `${file}: its time is in UTC: set timeZone in ${siteFile}, such as America/New_York`);
}

const quietDays = 60;

/** GitHub ends the schedules of a public repository that has no commit for some time, which the news would make. */
function warnOfQuietSchedule(siteSettings: SiteSettings): readonly string[] {
  const next = siteSettings.settings.features.news ? '' : findNextChange(siteSettings);
  if (next === '' || Date.parse(next) - siteSettings.now.getTime() < quietDays * 86_400_000) return [];
  return [
    `${siteSettings.dataFolder}: what the site shows changes on ${next.slice(0, 10)}: GitHub ends the schedules of a public repository after ` +
      `${quietDays} days without a commit: make one before, or start "Deploy" by hand on that day`,
  ];
}

/** The categories that TheNewsApi has, by its documentation. */
const serviceCategories: readonly string[] = [
  'general',
  'science',
  'sports',
  'business',
  'health',
  'entertainment',
  'tech',
  'politics',
  'food',
  'travel',
];

/** Categories that the news service finds no article for. */
function unknownCategories({ dataFolder, searchTerms, settings }: SiteSettings): readonly string[] {
  if (!settings.features.news || !isTheNewsApi(parseServiceUrl(settings.newsApiUrl).host)) return [];
  return searchTerms.categories
    .filter(({ serviceName }) => serviceName !== '' && !serviceCategories.includes(serviceName))
    .map(
      ({ id, serviceName }) =>
        `${join(dataFolder, 'filters.json')}: category "${id}": the news service has no category "${serviceName}": ` +
        `give it phrases, or as serviceName one of ${serviceCategories.join(', ')}`,
    );
}

/** Returns the warnings, a line each. */
export function dataWarnings(siteSettings: SiteSettings): readonly string[] {
  const { accentColor, themeColor } = siteSettings.settings;
  const hasOneColour = accentColor?.toLowerCase() === themeColor.toLowerCase();
  return [
    ...unusedFiles(siteSettings),
    ...hiddenHeaderPages(siteSettings),
    ...unusedLinks(siteSettings),
    ...unknownCategories(siteSettings),
    ...warnOfTimesWithoutZone(siteSettings),
    ...warnOfQuietSchedule(siteSettings),
    ...findPlaceWarnings(siteSettings),
    ...(hasOneColour
      ? [
          `${siteSettings.dataFolder}/site.json: accentColor: it is the colour of themeColor: choose another, or remove it`,
        ]
      : []),
  ];
}
