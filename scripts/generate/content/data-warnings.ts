/** What an owner may not notice, although the site can be built: settings without effect, and files that nothing reads. */
import { basename, join } from 'node:path';
import { languageIds } from '~/config/languages';
import { isTheNewsApi } from '~/news/query';
import { parseServiceUrl } from '~/news/serviceUrl';
import { findSimilarName } from '~/schemas/similarName';
import { listDataFiles } from '~scripts/lib/system-files';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** Folders of the data that are in no path of the table of collections. */
const otherFolders = ['news'];

/** Files and folders in a folder of the data besides those that are read. */
const unreadNames = (folder: string, isRead: (name: string) => boolean): readonly string[] =>
  listDataFiles(folder)
    .filter((name) => !isRead(name))
    .toSorted()
    .map((name) => join(folder, name));

function unusedFiles({ collections, dataFolder }: SiteSettings): readonly string[] {
  const names = Object.values(collections).map(({ path }) => path.split('/')[0] ?? '');
  const namesInData: ReadonlySet<string> = new Set([...otherFolders, ...names]);
  const content = join(dataFolder, 'content');
  const languages: readonly string[] = languageIds;
  const unread = [
    ...unreadNames(dataFolder, (name) => namesInData.has(name)),
    ...languages.flatMap((language) => unreadNames(join(content, language), (name) => name.endsWith('.json'))),
  ];
  return [
    ...unread.map((path) => {
      const similar = findSimilarName(basename(path), [...namesInData]);
      return `${path}: not used: ${similar === undefined ? 'remove it, or rename it if it has a wrong name' : `did you mean ${similar}?`}`;
    }),
    ...unreadNames(content, (name) => languages.includes(name)).map(
      (path) => `${path}: not used: the site has no such language`,
    ),
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
  if (!isTheNewsApi(parseServiceUrl(settings.newsApiUrl).host)) return [];
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
  return [...unusedFiles(siteSettings), ...unknownCategories(siteSettings)];
}
