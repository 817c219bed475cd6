import { type Site, toSite } from '~/config/site';
import { type ContentStore, openContent, type SiteContent } from '~/content/load';
import { createPages, type SitePages } from '~/content/pageTable';
import type { Environment, LiveNewsSettings } from '~/content/settings';
import { listTermSelections, type SearchTerms, toSearchTerms } from '~/news/searchTerms';
import type { NewsSelection } from '~/news/selection';

/** A preview has the relay on its own origin. */
export const previewLiveNews: LiveNewsSettings = { liveNewsUrl: '/news-relay', liveNewsToken: '' };

/** Where the data and settings of a site are read from. */
export interface SiteSource {
  /** Folder of the data, as messages name it. */
  readonly dataFolder: string;
  /** Environment variables of a deployment, which override settings. */
  readonly environment: Environment;
  /** In place of those of site.json, for a preview. */
  readonly liveNews?: LiveNewsSettings | undefined;
  /** The moment that the site is built for: it decides what is not shown yet. Now if it is left out. */
  readonly now?: Date;
}

/** Everything that follows from the data of a site. A command reads it once and passes it on. */
export interface SiteSettings extends SiteSource, SiteContent {
  readonly now: Date;
  /** What pages show and use of the settings. */
  readonly site: Site;
  /** The regions and categories of the news, with their search terms for the news service. */
  readonly searchTerms: SearchTerms;
  /** Every combination of region and category of the news. */
  readonly selections: readonly NewsSelection[];
  /** The pages and their addresses. */
  readonly pages: SitePages;
}

/** What follows from the data as they were read last. */
export function getSiteSettings(content: ContentStore): SiteSettings {
  const { folder, environment, now } = content.source;
  const { settings, filters, contents } = content.get();
  const searchTerms = toSearchTerms(filters);
  const selections = listTermSelections(searchTerms);
  const releases = [...contents.en.releases].map(([name, { date }]) => ({ id: `press/${name}` as const, date }));
  return {
    dataFolder: folder,
    environment,
    now,
    settings,
    filters,
    contents,
    site: toSite(settings),
    searchTerms,
    selections,
    pages: createPages(selections, releases),
  };
}

/** @throws DataError with every error in the data */
export const openSite = ({ dataFolder, environment, liveNews, now = new Date() }: SiteSource): ContentStore =>
  openContent({ folder: dataFolder, environment, liveNews, now });

/** @throws DataError with every error in the data */
export const readSiteSettings = (source: SiteSource): SiteSettings => getSiteSettings(openSite(source));
