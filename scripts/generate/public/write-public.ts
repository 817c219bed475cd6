/** What the site serves beside its pages: site map, feeds, manifests, the search's documents, the lists of the news. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { defaultLanguage, type Language, publishedLanguages } from '~/config/languages';
import { feedEntriesMax } from '~/config/limits';
import { regionIds, selections } from '~/config/news';
import { allNews, articleLanguage, keyOf } from '~/config/selection';
import { fill } from '~/content/fill';
import type { NewsContent } from '~/content/schemas/pages';
import { type ArchivedArticle, newestOf } from '~/features/news/model/archive';
import { feedPath, manifestPath, pageUrl } from '~/seo/addresses';
import { hasFeeds, hasNews, hasSearch } from '~generated/features';
import { site } from '~generated/site';
import type { SiteContent } from '~scripts/generate/content/compose';
import { writeGenerated } from '~scripts/generate/generated-folder';
import { siteNews } from '~scripts/generate/news-data';
import { projectFolder } from '~scripts/lib/project-folder';
import { isSystemFile } from '~scripts/lib/system-files';
import { readSettings } from '~scripts/settings/read-settings';
import { atomFeed, jsonFeed } from './feeds';
import { searchFiles } from './search';
import {
  gpc,
  gpcPath,
  robotsTxt,
  securityTxt,
  securityTxtPath,
  serviceWorkerRemover,
  sitemap,
  webManifest,
} from './small-files';

/** Language of the pages that feeds lead to: the articles', where the site is published in it. */
const newsLanguage: Language = publishedLanguages.find((id) => id === articleLanguage) ?? defaultLanguage;

type File = readonly [path: string, text: string];

/** A region's feeds begin with what its page shows, go on with its archive, and lead to the page. */
function feeds(archive: readonly ArchivedArticle[], { meta, filters, feeds: texts }: NewsContent): readonly File[] {
  return regionIds.flatMap((region): readonly File[] => {
    const selection = { region, category: 'all' } as const;
    const feed = {
      site,
      region,
      articles: newestOf(archive, selection).slice(0, feedEntriesMax),
      title: fill(texts.title, { region: filters.regions[region] ?? region }),
      description: meta.description,
      pageUrl: pageUrl(site, 'news', newsLanguage, selection),
    };
    return [
      [feedPath(region, 'xml'), atomFeed(feed)],
      [feedPath(region, 'json'), jsonFeed(feed)],
    ];
  });
}

const manifests = (contents: SiteContent): readonly File[] =>
  [...contents].map(([language, { shell }]) => [
    manifestPath(language),
    webManifest(site, language, shell.organization.description),
  ]);

/**
 * Whether the site has a file of the folder `public`, whose samples are pictures of articles, and a booking page. Files of
 * the system are left out, and of hidden folders all but the one that the web knows.
 */
function isShown(path: string): boolean {
  if (isSystemFile(basename(path)) || /(?:^|\/)\.(?!well-known\/)/.test(path)) return false;
  if (path.startsWith('samples/pictures/')) return hasNews;
  return !path.startsWith('samples/') || site.schedulingUrl === `/${path}`;
}

/** The folder `public` as it is. */
function copyPublic(): void {
  const folder = join(projectFolder, 'public');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll(sep, '/');
    if (entry.isFile() && isShown(path)) writeGenerated(`public/${path}`, readFileSync(file));
  }
}

export function writePublic(contents: SiteContent): void {
  const { archive, files: newsFiles, lists } = siteNews();
  const { formerServiceWorker, securityTxtExpires } = readSettings();
  const thin = selections.filter((selection) => lists.get(keyOf(selection))?.isThin);
  const inNewsLanguage = contents.get(newsLanguage);
  const files: readonly File[] = [
    ['/sitemap.xml', sitemap(site, thin)],
    ['/robots.txt', robotsTxt(site)],
    [securityTxtPath, securityTxt(site, securityTxtExpires)],
    [gpcPath, gpc(site.legalLastChanged.privacy)],
    ...(formerServiceWorker === '' ? [] : [[formerServiceWorker, serviceWorkerRemover] as const]),
    ...manifests(contents),
    ...newsFiles,
    ...(hasSearch ? searchFiles(contents, newestOf(archive, allNews)) : []),
    ...(hasFeeds && inNewsLanguage ? feeds(archive, inNewsLanguage.pages.news) : []),
  ];
  for (const [path, text] of files) writeGenerated(`public${path}`, text);
  copyPublic();
}
