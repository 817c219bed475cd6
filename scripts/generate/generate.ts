/** Generation, in one pass from the data to the modules that the site is built from: read, check, compose, write. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createErrorCollector } from '~scripts/settings/collect-errors';
import { warnOfPublicToken } from '~scripts/settings/public-token';
import { collectSiteSettings, type SiteSettings, type SiteSource } from '~scripts/settings/site-settings';
import { checkDates } from './content/check-dates';
import { composeSite } from './content/compose';
import { dataWarnings } from './content/data-warnings';
import { readData } from './content/read-data';
import { writeContent, writeContentLoaders } from './content/write-content';
import { openGeneratedFolder } from './generated-folder';
import { readSiteNews } from './news-data';
import { writePublic } from './public/write-public';
import { writeSettings } from './write-settings';

/** Subfolder of the generated folder with the owner's settings files that it was generated from. */
export const settingsFolder = 'settings';

export interface GenerateOptions extends SiteSource {
  /** The folder to write: `.generated`. */
  readonly out: string;
}

export interface GeneratedSite extends SiteSettings {
  /** Warnings about the data for the owner, a line each. */
  readonly warnings: readonly string[];
  /** Absolute path of the folder that was written. */
  readonly generatedFolder: string;
}

/**
 * Reads and checks a folder of data, and writes the modules and files that its site is built from.
 * @throws DataError with a line for each error in the data
 */
export async function generate({ out, ...source }: GenerateOptions): Promise<GeneratedSite> {
  const collector = createErrorCollector();
  const siteSettings = collectSiteSettings(source, collector);
  const { now, settings } = siteSettings;
  const data = readData(siteSettings, collector.errors);
  const dataNotes = [...dataWarnings(siteSettings), ...checkDates(siteSettings, data, now), ...data.warnings];
  const contents = composeSite(data, siteSettings);
  const news = readSiteNews(siteSettings);

  const generatedFolder = resolve(out);
  const folder = openGeneratedFolder(generatedFolder);
  writeSettings(folder, siteSettings, now.getUTCFullYear());
  writeContent(folder, contents, siteSettings);
  writeContentLoaders(folder);
  writePublic(folder, contents, siteSettings, news);
  for (const name of ['site.json', 'filters.json'].filter((file) => existsSync(join(source.dataFolder, file))))
    folder.writeFile(`${settingsFolder}/${name}`, readFileSync(join(source.dataFolder, name)));
  folder.removeOutdated();
  const tokenNote = warnOfPublicToken(settings);
  return {
    ...siteSettings,
    generatedFolder,
    warnings: [...(tokenNote === null ? [] : [tokenNote]), ...dataNotes],
  };
}
