/** Writes the files beside the pages: site map, feeds, the documents of the search, the lists of the news. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { Site } from '~/config/site.node.ts';
import { selectionKey } from '~/news/selection';
import { makeFeedFiles } from '~scripts/feeds/feed-files';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { GeneratedFolder } from '~scripts/generate/generated-folder';
import type { NewsData } from '~scripts/generate/news-data';
import { projectFolder } from '~scripts/lib/project-folder';
import { isSystemFile } from '~scripts/lib/system-files';
import { makeSearchFiles } from '~scripts/search/search-files';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { gpcJson, gpcPath, robotsTxt, securityTxt, securityTxtEnd, securityTxtPath, sitemap } from './small-files';

type PublicFile = readonly [path: string, text: string];

/**
 * Whether the site serves a file of the folder `public`. Its folder `samples` has pictures of articles and a booking page,
 * which some sites do not use. Files of the system and hidden folders are left out, except `.well-known`.
 */
function isServed({ schedulingUrl }: Site, path: string): boolean {
  if (isSystemFile(basename(path)) || /(?:^|\/)\.(?!well-known\/)/.test(path)) return false;
  return !path.startsWith('samples/scheduling') || schedulingUrl === `/${path}`;
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

export function writePublic(
  folder: GeneratedFolder,
  contents: SiteContent,
  siteSettings: SiteSettings,
  news: NewsData,
): void {
  const { now, pages, selections, site } = siteSettings;
  const thinSelections = selections.filter((selection) => news.lists.get(selectionKey(selection))?.isThin);
  const files: readonly PublicFile[] = [
    ['/sitemap.xml', sitemap(site, pages, thinSelections, siteSettings.addedPages)],
    ['/robots.txt', robotsTxt(site)],
    [securityTxtPath, securityTxt(site, securityTxtEnd(now))],
    [gpcPath, gpcJson(site.legalLastChanged.privacy)],
    ...news.files,
    ...makeSearchFiles(siteSettings, contents, news),
    ...makeFeedFiles(siteSettings, contents, news),
  ];
  for (const [path, text] of files) folder.writeFile(`public${path}`, text);
  copyPublic(folder, site);
}
