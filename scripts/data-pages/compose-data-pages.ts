import { addressLine } from '~/config/address';
import type { Language } from '~/config/knownLanguages';
import { languageTag } from '~/config/languageTag';
import type { PageFacts } from '~/content/pageFacts';
import { composeDataPage, type OpenPosition } from '~/pages/data/data.node.ts';
import type { Opening } from '~/pages/data/dataPageSettings.node.ts';
import { isCurrent } from '~/shared/period';
import type { LanguageSources } from '~scripts/generate/content/language-sources';
import { selectFiles } from '~scripts/generate/content/read-files';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** The positions that are open at the moment of the build, with the names of their places. */
function openPositions(
  openings: readonly Opening[],
  language: Language,
  { now, settings: { timeZone }, site }: SiteSettings,
): readonly OpenPosition[] {
  return openings
    .filter((opening) => isCurrent(opening, now, timeZone))
    .map((opening) => ({ facts: opening, placeName: addressLine(opening.place, languageTag(site, language)) }));
}

/** Returns the function that composes a page of data/pages in a language. */
export function composeDataPages({ data, fill, language, siteSettings }: LanguageSources, facts: PageFacts) {
  const { dataPage } = siteSettings.collections;
  const pageFiles = selectFiles(data.files, 'dataPage').filter((file) => file.language === language);
  const settingsFiles = selectFiles(data.files, 'dataPageSettings');
  return (name: string) => {
    const sentences = pageFiles.find(({ id }) => id === name)?.value;
    const openings = settingsFiles.find(({ id }) => id === name)?.value?.openings ?? [];
    const positions = openPositions(openings, language, siteSettings);
    return sentences && composeDataPage(fill(dataPage.schema, sentences), facts, positions);
  };
}
