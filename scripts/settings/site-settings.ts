import { type Site, siteOf } from '~/config/site';
import { createPages, type SitePages } from '~/content/pageTable';
import type { SearchTerms } from '~/schemas/filters';
import type { Settings } from '~/schemas/site';
import type { NewsSelection } from '~/shared/news/selection';
import { readSearchTerms, termSelections } from './read-search-terms';
import { type Environment, readSettings } from './read-settings';

/** Where the facts of a site come from. */
export interface SiteSource {
  /** Folder of what the owner edits; messages name its files by it. */
  readonly dataFolder: string;
  /** Variables of a deployment, which override settings. */
  readonly environment: Environment;
}

/** What the settings of a site decide: read once by a command, and handed down. */
export interface SiteSettings extends SiteSource {
  /** All that the owner set. */
  readonly settings: Settings;
  /** What pages know of it. */
  readonly site: Site;
  /** The regions and categories of the news, and what the news service is asked for each. */
  readonly searchTerms: SearchTerms;
  /** Each region × category of the news. */
  readonly selections: readonly NewsSelection[];
  /** The pages that are on, and their addresses. */
  readonly pages: SitePages;
}

/** @throws DataError with every fault of `site.json`, or of `filters.json` */
export function readSiteSettings({ dataFolder, environment }: SiteSource): SiteSettings {
  const settings = readSettings(environment, dataFolder);
  const site = siteOf(settings);
  const searchTerms = readSearchTerms(dataFolder);
  const selections = termSelections(searchTerms);
  return { dataFolder, environment, settings, site, searchTerms, selections, pages: createPages(site, selections) };
}
