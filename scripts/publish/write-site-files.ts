import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage, type Language, publishedLanguages } from '~/config/languages';
import { feedEntriesMax } from '~/config/limits';
import { selections } from '~/config/news';
import { allNews, articleLanguage, keyOf } from '~/config/selection';
import { fill } from '~/content/fill';
import { pageIds } from '~/content/pages';
import type { NewsContent } from '~/content/schemas/pages/news';
import { type ArchivedArticle, newestOf } from '~/features/news/model/archive';
import { feedPath, manifestPath, pageUrl, shareImagePath } from '~/seo/addresses';
import { hasFeeds, hasSearch } from '~generated/features';
import { regionIds } from '~generated/news';
import { site } from '~generated/site';
import { readContent, type SiteContent } from '~scripts/generate/content/compose';
import type { NewsData } from '~scripts/generate/news-data';
import { readSettings } from '~scripts/settings/read-settings';
import { atomFeed, jsonFeed } from './feeds';
import { writeFolderCopies } from './folder-copies';
import { searchFiles } from './search';
import { writeShareImages } from './share/share-images';
import { sitemap } from './sitemap';
import { gpc, gpcPath, robotsTxt, securityTxt, securityTxtPath, webManifest } from './small-files';

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
      language: articleLanguage,
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

const shareImages = (contents: SiteContent) =>
  [...contents].flatMap(([language, { pages }]) =>
    pageIds.map((page) => ({ path: shareImagePath(page, language), name: pages[page].meta.title })),
  );

/** Writes what stands beside the pages: site map, feeds, manifests, share images, the search's files. */
export async function writeSiteFiles(directory: string, { archive, lists }: NewsData): Promise<void> {
  const contents = readContent();
  const inNewsLanguage = contents.get(newsLanguage);
  const files: readonly File[] = [
    [
      '/sitemap.xml',
      sitemap({
        site,
        languages: publishedLanguages,
        lastModified: site.legalLastChanged,
        thin: selections.filter((selection) => lists.get(keyOf(selection))?.isThin),
      }),
    ],
    ['/robots.txt', robotsTxt(site)],
    [securityTxtPath, securityTxt(site, readSettings().securityTxtExpires)],
    [gpcPath, gpc(site.legalLastChanged.privacy)],
    ...manifests(contents),
    ...(hasSearch ? searchFiles(contents, newestOf(archive, allNews)) : []),
    ...(hasFeeds && inNewsLanguage ? feeds(archive, inNewsLanguage.pages.news) : []),
  ];
  for (const [path, text] of files) {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFolderCopies(directory);
  await writeShareImages(shareImages(contents), directory, site.brand);
}
