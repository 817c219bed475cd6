/** Writes the files beside the pages: site map, feeds, manifests, the documents of the search, the lists of the news. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { Language } from '~/config/knownLanguages';
import { languageTag } from '~/config/languageTag';
import { feedEntriesMax } from '~/config/limits';
import type { Site } from '~/config/site.node.ts';
import { fill } from '~/content/fill';
import type { NewsContent } from '~/pages/news/news.node.ts';
import { feedPath, manifestPath, pageUrl, pressFeedName } from '~/seo/addresses';
import { articleLanguage, selectionKey } from '~/shared/news/selection';
import type { Palette } from '~/theme/Palette';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { GeneratedFolder } from '~scripts/generate/generated-folder';
import type { NewsData } from '~scripts/generate/news-data';
import { projectFolder } from '~scripts/lib/project-folder';
import { isSystemFile } from '~scripts/lib/system-files';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { copyDownloads } from './downloads';
import { atomFeed, type FeedInput, jsonFeed } from './feeds';
import { makeSearchFiles } from './search';
import {
  gpcJson,
  gpcPath,
  robotsTxt,
  securityTxt,
  securityTxtEnd,
  securityTxtPath,
  sitemap,
  webManifest,
} from './small-files';

type PublicFile = readonly [path: string, text: string];

/** Makes the two files of a feed, for readers of Atom and of JSON Feed. */
const makeFeedFiles = (feed: FeedInput): readonly PublicFile[] => [
  [feedPath(feed.name, 'xml'), atomFeed(feed)],
  [feedPath(feed.name, 'json'), jsonFeed(feed)],
];

/**
 * Makes the feeds of each region. They have the newest articles of its snapshot, and link to its page.
 * @param language of the pages that feeds link to
 */
function makeNewsFeeds(
  { searchTerms, site }: SiteSettings,
  getArticles: NewsData['getArticles'],
  language: Language,
  { meta, filters, feeds: texts }: NewsContent,
): readonly PublicFile[] {
  return searchTerms.regions.flatMap(({ id: region }): readonly PublicFile[] => {
    const selection = { region, category: 'all' } as const;
    return makeFeedFiles({
      site,
      name: region,
      language: articleLanguage,
      articles: getArticles(selection).slice(0, feedEntriesMax),
      title: fill(texts.title, { region: filters.regions[region] ?? region }),
      description: meta.description,
      pageUrl: pageUrl(site, 'news', language, selection),
    });
  });
}

/** Makes the feeds of the newest releases in each language; none on a site without. */
function makePressFeeds(site: Site, contents: SiteContent): readonly PublicFile[] {
  return [...contents].flatMap(([language, { pages }]): readonly PublicFile[] => {
    const { press } = pages;
    if (press === undefined) return [];
    const releases = press.groups
      .flatMap((group) => group.releases)
      .flatMap(({ id }) => {
        const release = pages[id];
        return release !== undefined && 'published' in release ? [{ id, release }] : [];
      });
    return makeFeedFiles({
      site,
      name: pressFeedName(language),
      language: languageTag(site, language),
      articles: releases.map(({ id, release }) => ({
        url: pageUrl(site, id, language),
        title: release.meta.title,
        description: release.meta.description,
        imageUrl: null,
        source: site.brand,
        categories: [],
        publishedAt: release.published,
      })),
      title: press.feedTitle,
      description: press.meta.description,
      pageUrl: pageUrl(site, 'press', language),
    });
  });
}

const makeManifestFiles = (site: Site, palette: Palette, contents: SiteContent): readonly PublicFile[] =>
  [...contents].map(([language, { shell }]) => [
    manifestPath(site, language),
    webManifest(site, palette, language, shell.organization.description),
  ]);

/**
 * Whether the site serves a file of the folder `public`. Its folder `samples` has pictures of articles and a booking page,
 * which some sites do not use. Files of the system and hidden folders are left out, except `.well-known`.
 */
function isServed({ features, schedulingUrl }: Site, path: string): boolean {
  if (isSystemFile(basename(path)) || /(?:^|\/)\.(?!well-known\/)/.test(path)) return false;
  if (path.startsWith('samples/pictures/')) return features.news;
  return !path.startsWith('samples/') || schedulingUrl === `/${path}`;
}

/** Copies the folder `public`. */
function copyPublic(folder: GeneratedFolder, site: Site): void {
  const source = join(projectFolder, 'public');
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(source, file).replaceAll(sep, '/');
    if (entry.isFile() && isServed(site, path)) folder.writeFile(`public/${path}`, readFileSync(file));
  }
}

/** @param hiddenFiles names of files of data/files that the site does not have yet, or no longer */
export function writePublic(
  folder: GeneratedFolder,
  contents: SiteContent,
  siteSettings: SiteSettings,
  palette: Palette,
  { allArticles, getArticles, files: newsFiles, lists }: NewsData,
  hiddenFiles: ReadonlySet<string>,
): void {
  const { now, pages, selections, settings, site } = siteSettings;
  const { features } = site;
  const { languages } = settings;
  const thinSelections = selections.filter((selection) => lists.get(selectionKey(selection))?.isThin);
  // Feeds lead to pages in the articles' language, if the site is published in it.
  const newsLanguage = languages.find((id) => id === articleLanguage) ?? languages[0];
  const newsContent = contents.get(newsLanguage)?.pages.news;
  const files: readonly PublicFile[] = [
    ['/sitemap.xml', sitemap(site, pages, thinSelections, siteSettings.releases)],
    ['/robots.txt', robotsTxt(site)],
    [securityTxtPath, securityTxt(site, securityTxtEnd(now))],
    [gpcPath, gpcJson(site.legalLastChanged.privacy)],
    ...makeManifestFiles(site, palette, contents),
    ...newsFiles,
    ...(features.search ? makeSearchFiles(pages, contents, features.news ? allArticles : undefined) : []),
    ...(settings.features.feeds ? makePressFeeds(site, contents) : []),
    ...(features.feeds && newsContent ? makeNewsFeeds(siteSettings, getArticles, newsLanguage, newsContent) : []),
  ];
  for (const [path, text] of files) folder.writeFile(`public${path}`, text);
  copyPublic(folder, site);
  copyDownloads(folder, siteSettings, hiddenFiles);
}
