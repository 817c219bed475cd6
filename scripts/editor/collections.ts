import { defaultLanguage, publishedLanguages } from '~/config/languages';
import { categoryIds, regionIds } from '~/config/news';
import { addressAt } from '~/content/pages';
import { builtInPageIds, pageTable } from '~/content/pageTable';
import type { SchemaSite } from '~/schemas/schemaSite';
import { createCollections } from '~scripts/lib/collections';

const site: SchemaSite = {
  languages: publishedLanguages,
  regions: regionIds,
  categories: categoryIds,
  // The editor does not know added pages that are not shown yet: only the check of all data can decide.
  hasPage: (path) =>
    addressAt(path)?.language === defaultLanguage ||
    builtInPageIds.some((id) => pageTable[id].lists && path.startsWith(`${pageTable[id].path}/`)),
  // A file may be added together with the link to it, so only the check of all data can decide.
  hasFile: () => true,
};

/** What an owner of this site edits. */
export const collections = createCollections(site);
