/** Reads which pages an owner has added. Their words are read by scripts/generate/content. */
import { readDataPages } from '~scripts/data-pages/read-data-pages';
import { readReleases } from '~scripts/press/read-releases';
import type { AddedPages, AddedPageSource } from './added-pages';
import type { ErrorCollector } from './collect-errors';

/** The function that reads the pages of a folder of the data. */
const readers: Readonly<Record<string, (source: AddedPageSource, collector: ErrorCollector) => AddedPages>> = {
  pages: readDataPages,
  press: readReleases,
};

export function readAddedPages(source: AddedPageSource, collector: ErrorCollector): AddedPages {
  const kinds = Object.values(readers).map((read) => read(source, collector));
  return {
    all: kinds.flatMap(({ all }) => all),
    shown: kinds.flatMap(({ shown }) => shown),
    timedParts: kinds.flatMap(({ timedParts }) => timedParts),
  };
}
