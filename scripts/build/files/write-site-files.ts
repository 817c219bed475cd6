import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageLoaders, shellLoaders } from '~/app/pageLoaders';
import { type Language, publishedLanguages } from '~/config/languages';
import { feedEntriesMax } from '~/config/limits';
import { type RegionId, regionIds } from '~/config/news';
import { site } from '~/config/site';
import { legalLastChanged, securityTxtExpires } from '~/content/facts';
import { pageIds } from '~/content/pages';
import type { NewsContent } from '~/content/types/news';
import type { ShellContent } from '~/content/types/shell';
import { withoutKnown } from '~/features/news/model/address';
import { type ArchivedArticle, articleOf, newestOf } from '~/features/news/model/archive';
import type { Snapshot } from '~/features/news/model/snapshot';
import { pageUrl, shareImagePath } from '~/seo/addresses';
import { schemes } from '~/theme/palette';
import { builtPages } from '~scripts/build/policy/built-pages';
import { headerRules, headersFile } from '~scripts/build/policy/headers';
import { readSnapshots } from '~scripts/news/snapshots/read-snapshots';
import { readIndex } from '~scripts/news/snapshots/snapshot-files';
import type { FeedInput } from './feeds';
import { writeFolderCopies } from './folder-copies';
import { thinSelections } from './news/thin-selections';
import { writeSearchIndex } from './search/write-search-index';
import { type ShareImage, writeShareImages } from './share/share-images';
import { siteFiles } from './site-files';

/** The articles' language, whatever the page's. */
const newsLanguage: Language = 'en';

export interface SiteFilesOptions {
  /** Folder of the built site, its pages in it. */
  readonly directory: string;
  /** Folder of the news snapshots. */
  readonly snapshots: string;
  readonly allowMissingSnapshots: boolean;
}

/** What the build knows of the news: the snapshots by `region/category`, and the archive. */
interface News {
  readonly snapshots: ReadonlyMap<string, Snapshot>;
  readonly archive: readonly ArchivedArticle[];
}

function readNews({ snapshots, allowMissingSnapshots }: SiteFilesOptions): News {
  if (allowMissingSnapshots && readIndex(snapshots).kind === 'missing') return { snapshots: new Map(), archive: [] };
  return readSnapshots(snapshots, { allowMissing: allowMissingSnapshots });
}

/** A region's feed begins with what its page shows over all categories, goes on with its archive, and leads to the page. */
function feedOf(
  region: RegionId,
  { meta, filters, feeds }: NewsContent,
  { snapshots, archive }: News,
): Omit<FeedInput, 'site'> {
  const shown = snapshots.get(`${region}/all`)?.articles ?? [];
  const older = newestOf(archive, { region, category: 'all' }).map(articleOf);
  return {
    region,
    articles: [...shown, ...withoutKnown(older, shown)].slice(0, feedEntriesMax),
    title: feeds.title(filters.regions[region]),
    description: meta.description,
    pageUrl: pageUrl(site, 'news', newsLanguage, { region, category: 'all' }),
    language: newsLanguage,
  };
}

async function shareImages(): Promise<readonly ShareImage[]> {
  const images: ShareImage[] = [];
  for (const language of publishedLanguages) {
    for (const page of pageIds) {
      const { meta } = await pageLoaders[page].content[language]();
      images.push({ path: shareImagePath(page, language), name: meta.title });
    }
  }
  return images;
}

/** Writes sitemap, robots, manifests, feeds, header rules, the search's index and the like beside the pages. */
export async function writeSiteFiles(options: SiteFilesOptions): Promise<void> {
  const { directory } = options;
  const news = readNews(options);
  const content = await pageLoaders.news.content[newsLanguage]();
  const shells = new Map<Language, ShellContent>();
  for (const language of publishedLanguages) shells.set(language, await shellLoaders[language]());
  const files = siteFiles({
    site,
    languages: publishedLanguages,
    lastModified: legalLastChanged,
    thin: thinSelections(news.snapshots, news.archive),
    backgroundColour: schemes.light.background.default,
    manifestTexts: (language) => ({
      name: site.brand,
      shortName: site.brand.split(' ')[0] ?? site.brand,
      description: shells.get(language)?.organization.description ?? '',
    }),
    securityExpires: securityTxtExpires,
    feeds: regionIds.map((region) => feedOf(region, content, news)),
  });
  const headers = headersFile(headerRules(site, builtPages));
  await writeFolderCopies(directory, builtPages);
  for (const [path, text] of [...files, ['/_headers', headers] as const]) {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const archive = newestOf(news.archive, { region: 'all', category: 'all' }).map(articleOf);
  await writeShareImages(await shareImages(), { directory, cache: '.cache/share', brand: site.brand });
  await writeSearchIndex({ directory, snapshots: news.snapshots.values(), archive });
}
