import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageLoaders, shellLoaders } from '~/app/pageLoaders';
import { defaultLanguage, type Language, publishedLanguages } from '~/config/languages';
import { feedEntriesMax } from '~/config/limits';
import { allNews, articleLanguage, regionIds } from '~/config/news';
import { readSettings } from '~/config/settings';
import { site } from '~/config/site';
import { pageIds } from '~/content/pages';
import { newestOf } from '~/features/news/model/archive';
import { feedPath, manifestPath, pageUrl, shareImagePath } from '~/seo/addresses';
import { builtPages } from '~scripts/build/policy/built-pages';
import type { buildSettings } from '~scripts/build/settings';
import { atomFeed, jsonFeed } from './feeds';
import { writeFolderCopies } from './folder-copies';
import { type News, readNews } from './news/read-news';
import { thinSelections } from './news/thin-selections';
import { writeSearchIndex } from './search/write-search-index';
import { writeShareImages } from './share/share-images';
import { sitemap } from './sitemap';
import { robotsTxt, securityTxt, securityTxtPath, webManifest } from './small-files';

/** Of the pages that feeds lead to: the articles' language, where the site is published in it. */
const newsLanguage: Language = publishedLanguages.find((id) => id === articleLanguage) ?? defaultLanguage;

type File = readonly [path: string, text: string];

/** A region's feeds begin with what its page shows, go on with its archive, and lead to the page. */
async function feeds({ archive }: News): Promise<readonly File[]> {
  const { meta, filters, feeds: texts } = await pageLoaders.news.content[newsLanguage]();
  return regionIds.flatMap((region): readonly File[] => {
    const selection = { region, category: 'all' } as const;
    const feed = {
      site,
      region,
      articles: newestOf(archive, selection).slice(0, feedEntriesMax),
      title: texts.title(filters.regions[region]),
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

async function manifests(): Promise<readonly File[]> {
  return Promise.all(
    publishedLanguages.map(async (language): Promise<File> => {
      const { organization } = await shellLoaders[language]();
      return [manifestPath(language), webManifest(site, language, organization.description)];
    }),
  );
}

async function shareImages() {
  const images = publishedLanguages.flatMap((language) =>
    pageIds.map(async (page) => {
      const { meta } = await pageLoaders[page].content[language]();
      return { path: shareImagePath(page, language), name: meta.title };
    }),
  );
  return Promise.all(images);
}

/** Writes what stands beside the pages: site map, feeds, manifests, share images, the search's files. */
export async function writeSiteFiles({ directory, news: folder }: typeof buildSettings): Promise<void> {
  const news = readNews(folder);
  const files: readonly File[] = [
    [
      '/sitemap.xml',
      sitemap({
        site,
        languages: publishedLanguages,
        lastModified: site.legalLastChanged,
        thin: thinSelections(news.snapshots, news.archive),
      }),
    ],
    ['/robots.txt', robotsTxt(site)],
    [securityTxtPath, securityTxt(site, readSettings().securityTxtExpires)],
    ...(await manifests()),
    ...(await feeds(news)),
  ];
  for (const [path, text] of files) {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFolderCopies(directory, builtPages);
  await writeShareImages(await shareImages(), { directory, cache: '.cache/share', brand: site.brand });
  await writeSearchIndex({
    directory,
    snapshots: news.snapshots.values(),
    archive: newestOf(news.archive, allNews),
  });
}
