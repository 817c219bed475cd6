/**
 * What the news service is asked for: data/filters.json, with "all" before the owner's own. For the refresh, the relay
 * and the live news; pages know ids and names alone (news.ts).
 */
import { parseData } from './dataFile.ts';
import { dataFolder } from './dataFolder.ts';
import { filtersSchema, type NewsFilters } from './filtersSchema.ts';
import { readJson } from './readJson.ts';

/** Where there are no files: of the site's build (vite.config.ts), or of the relay's Worker (relay/cloudflare/filters.ts). */
declare const filtersFromBuild: NewsFilters | undefined;

/** @throws DataError with every fault */
export function readFilters(folder = dataFolder): NewsFilters {
  const file = `${folder}/filters.json`;
  return parseData(filtersSchema, readJson(file), (path) => `${file}: ${path}`);
}

export const filters: NewsFilters = typeof filtersFromBuild === 'undefined' ? readFilters() : filtersFromBuild;

export const regions = [{ id: 'all', phrases: [] }, ...filters.regions];

/** `theNewsApi` is what that service calls a category, or the phrases to search where it has none such. */
export const categories = [
  { id: 'all', theNewsApi: '' },
  ...filters.categories.map(({ id, serviceName = '', phrases = [] }) => ({
    id,
    theNewsApi: phrases.length > 0 ? phrases : serviceName || id,
  })),
];
