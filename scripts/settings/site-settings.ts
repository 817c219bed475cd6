import { defaultLanguage } from '~/config/languages';
import { type Site, toSite } from '~/config/site.node.ts';
import { type AddedPage, createPages, type SitePages } from '~/content/pageTable';
import type { SearchTerms } from '~/news/searchTerms';
import type { NewsSelection } from '~/news/selection';
import type { SchemaSite } from '~/schemas/schemaSite';
import type { Settings } from '~/schemas/site';
import { type Collections, createCollections } from '~scripts/lib/collections';
import { readReleases } from '~scripts/press/read-releases';
import { type ErrorCollector, readOrThrow } from './collect-errors';
import { readSearchTerms, readTermIds, listTermSelections } from './read-search-terms';
import { type Environment, parseDeploymentSettings, parseValidSettings, readSettingsFile } from './read-settings';

/** Where the data and settings of a site are read from. */
export interface SiteSource {
  /** Folder of the files that the owner edits, as messages name it. */
  readonly dataFolder: string;
  /** Environment variables of a deployment, which override settings. */
  readonly environment: Environment;
  /** The moment that the site is built for: it decides what is not shown yet. Now if it is left out. */
  readonly now?: Date;
}

/** Everything that follows from the settings of a site. A command reads it once and passes it on. */
export interface SiteSettings extends SiteSource {
  /** Content of site.json as the owner has written it, without defaults and variables. */
  readonly settingsFile: unknown;
  /** The owner's settings. */
  readonly settings: Settings;
  /** The settings that pages need. */
  readonly site: Site;
  /** The regions and categories of the news, with their search terms for the news service. */
  readonly searchTerms: SearchTerms;
  /** Every combination of region and category of the news. */
  readonly selections: readonly NewsSelection[];
  /** All releases and the lists of their years, those included that are not shown yet. */
  readonly addedPages: readonly AddedPage[];
  readonly now: Date;
  /** The files that the owner edits, each with its schema for this site. */
  readonly collections: Collections;
  /** The pages that are on, and their addresses. */
  readonly pages: SitePages;
}

/** What the schemas of the data depend on. */
function getSchemaSite(
  { pages, searchTerms }: Pick<SiteSettings, 'pages' | 'searchTerms'>,
  laterPages: SitePages,
): SchemaSite {
  return {
    regions: searchTerms.regions.map(({ id }) => id),
    categories: searchTerms.categories.map(({ id }) => id),
    // A link to a page that is not shown yet is a part of its text without a link (text-filler.ts): no build fails because a day
    // has come.
    hasPage: (path) => [pages, laterPages].some(({ addressAt }) => addressAt(path)?.language === defaultLanguage),
  };
}

/**
 * Reads the settings of a site, and collects the errors in `site.json`, `filters.json`, and in the names and dates of releases.
 * What has errors is replaced, so that other files can be checked.
 * @throws DataError if `site.json` or the ids of `filters.json` cannot be read: all other files depend on them
 */
export function collectSiteSettings(
  { dataFolder, environment, now = new Date() }: SiteSource,
  collector: ErrorCollector,
): SiteSettings {
  const settingsFile = readSettingsFile(dataFolder);
  const getValidSettings = () => parseValidSettings(settingsFile);
  const settings = collector.read(() => parseDeploymentSettings(settingsFile, environment), getValidSettings);
  const site = collector.read(
    () => toSite(settings),
    () => toSite(getValidSettings()),
  );
  const searchTerms = collector.read(
    () => readSearchTerms(dataFolder),
    () => readTermIds(dataFolder),
  );
  const selections = listTermSelections(searchTerms);
  const addedPages = readReleases(dataFolder, now, collector);
  const pages = createPages(selections, addedPages.shown);
  const laterPages = createPages(selections, addedPages.all);
  const collections = createCollections(getSchemaSite({ pages, searchTerms }, laterPages));
  const parts = {
    settingsFile: settingsFile.content,
    settings,
    site,
    searchTerms,
    selections,
    addedPages: addedPages.all,
    collections,
    pages,
  };
  return { dataFolder, environment, now, ...parts };
}

/** @throws DataError with every error of the settings */
export const readSiteSettings = (source: SiteSource): SiteSettings =>
  readOrThrow((collector) => collectSiteSettings(source, collector));
